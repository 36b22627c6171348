import { join, resolve } from 'node:path';

/** True in the built server; in development Node runs the sources and strips their types. */
export const isBuilt = !import.meta.env.DEV;

/** The built browser side, next to the built server. */
export const clientFolder = resolve('dist/client');

/** A built file of the server, an absolute path. @param name in `dist/server` */
export const builtFile = (name: string): string => join(resolve('dist/server'), name);

/**
 * The file of a thread, an absolute path: built next to the server (`programs` in vite.config.ts), in development its
 * source.
 * @param built name of the file in `dist/server`
 * @param source path of the source in the project
 */
export function threadFile(built: string, source: string): string {
  return isBuilt ? builtFile(built) : resolve(source);
}
