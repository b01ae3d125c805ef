/** This server runs a study: the page shows it and nothing else. The server says so in the page itself. */
export const inStudy = globalThis.document?.documentElement.hasAttribute('data-study') ?? false;
