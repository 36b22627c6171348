import type { Plugin } from 'vite';

/**
 * Refuses modules with `.server` in their name in browser code, in the build and in development. Types may be imported
 * from there: they are erased before this check.
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
