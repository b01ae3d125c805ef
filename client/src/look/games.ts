/** The colours of every game: each folder brings its own. */
import.meta.glob('../games/*/colours.css', { eager: true });
