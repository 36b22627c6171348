import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RouteName } from '../../src/routes.ts';
import type { JsonSchema } from './generate-value.ts';

/** A route with what it reads: one of the table, hidden ones of staff included, or one of the embedded payment provider. */
export interface FuzzedRoute {
  /** The provider's routes are named by their path. */
  readonly name: RouteName | `/${string}`;
  readonly method: string;
  /** Path with its parameters as the router reads them: `:name(^shape)`. */
  readonly path: string;
  readonly body: JsonSchema | null;
  readonly querystring: JsonSchema | null;
  /** Of the bodies that it reads. */
  readonly mediaType: string;
}

/** A server that was built, and its routes. */
interface CollectedServer {
  readonly server: FastifyInstance;
  readonly routes: FuzzedRoute[];
}

export interface CollectedRoutes<App> {
  readonly app: App;
  readonly routes: readonly FuzzedRoute[];
  /** Servers that were built along the way: the embedded payment provider. */
  readonly others: readonly CollectedServer[];
}

const channel = 'fastify.initialization';

/** Builds an app and lists every route that it, and what is built with it, registers. */
export async function collectRoutes<App>(build: () => Promise<App>): Promise<CollectedRoutes<App>> {
  const servers: CollectedServer[] = [];
  const watch = (message: unknown) => {
    const { fastify: server } = message as { fastify: FastifyInstance };
    servers.push({ server, routes: watchRoutes(server) });
  };
  subscribe(channel, watch);
  try {
    const app = await build();
    return {
      app,
      routes: servers.find(({ server }) => Object.is(server, app))?.routes ?? [],
      others: servers.filter(({ server }) => !Object.is(server, app)),
    };
  } finally {
    unsubscribe(channel, watch);
  }
}

function watchRoutes(fastify: FastifyInstance): FuzzedRoute[] {
  const routes: FuzzedRoute[] = [];
  fastify.addHook('onRoute', ({ method, url, schema, config }) => {
    const consumes = (schema as { consumes?: readonly string[] } | undefined)?.consumes ?? [];
    for (const each of [method].flat().filter((verb) => verb !== 'HEAD'))
      routes.push({
        name: config?.routeName ?? (url as `/${string}`),
        method: each,
        path: url,
        body: toJsonSchema(schema?.body),
        querystring: toJsonSchema(schema?.querystring),
        mediaType: consumes[0] ?? 'application/json',
      });
  });
  return routes;
}

function toJsonSchema(schema: unknown): JsonSchema | null {
  if (!(schema instanceof z.ZodType)) return null;
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}
