/** Which page is shown now. */
import { beneathAll } from './back-button';
import { href, parse, type Route } from './routes';

class Router {
  route: Route = $state.raw({ page: 'home' });

  /** Follow the address from now on; called once by main.ts. */
  listen(): void {
    const follow = () => {
      this.route = parse(location.hash);
      scrollTo(0, 0);
    };
    addEventListener('hashchange', follow);
    this.route = parse(location.hash);
  }

  go(route: Route): void {
    location.hash = href(route);
  }

  /** Go on without leaving the present page in the history: going back must not uncover anything. */
  replace(route: Route): void {
    this.route = route;
    beneathAll(() => history.replaceState(null, '', href(route)));
  }
}

export const router = new Router();
