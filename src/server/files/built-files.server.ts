import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { cacheLifetimes } from '../../defaults.ts';
import { builtFilesPath } from './assets.server.ts';

/**
 * Serves the built scripts, styles and fonts. Their names contain a digest of their content, so browsers may cache them
 * for good.
 */
export async function registerBuiltFiles(app: FastifyInstance, clientFolder: string | null): Promise<void> {
  if (clientFolder === null) return;
  await app.register(fastifyStatic, {
    root: join(clientFolder, builtFilesPath),
    prefix: `/${builtFilesPath}/`,
    preCompressed: true,
    immutable: true,
    maxAge: cacheLifetimes.immutableSeconds * 1000,
    index: false,
    schemaHide: true,
    decorateReply: false,
    // A file that is not there is a fault of ours, not a page.
    wildcard: true,
  });
}
