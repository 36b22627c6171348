import { dirname, join, resolve } from 'node:path';

/** True in the built server; in development Node runs the sources and strips their types. */
export const isBuilt = !import.meta.env.DEV;

/** Folder of the built server: that of this very build, of which several may run while one replaces another. */
const serverFolder = import.meta.dirname.replace(/[/\\]chunks$/, '');

/** Holds the built server and the built browser side. */
export const buildFolder = dirname(serverFolder);

/** The built browser side, next to the built server. */
export const clientFolder = join(buildFolder, 'client');

/** A built file of the server, an absolute path. @param name in the folder `server` of the build */
export const builtFile = (name: string): string => join(serverFolder, name);

/**
 * The file of a thread, an absolute path: built next to the server (`programs` in vite.config.ts), in development its
 * source.
 * @param built name of the file in the folder `server` of the build
 * @param source path of the source in the project
 */
export function threadFile(built: string, source: string): string {
  return isBuilt ? builtFile(built) : resolve(source);
}
