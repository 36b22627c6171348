import type { Plugin } from 'vite';

/**
 * Refuses to put anything with `.server` in its name into what browsers load, in the build and in development. Types may
 * be imported from there: they are gone before this looks.
 */
export function serverStaysOnTheServer(): Plugin {
  return {
    name: 'server-stays-on-the-server',
    enforce: 'pre',
    load(id) {
      if (this.environment.name === 'client' && /\.server\.tsx?(?:\?|$)/.test(id)) {
        this.error(`${id} belongs to the server and is on its way to the browser`);
      }
    },
  };
}
