import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RouteName } from '../../src/routes.ts';
import type { JsonSchema } from './generate-value.ts';

/** A route of the table with what it reads, hidden ones of staff included. */
export interface FuzzedRoute {
  readonly name: RouteName;
  readonly method: string;
  /** Path with its parameters as the router reads them: `:name(^shape)`. */
  readonly path: string;
  readonly body: JsonSchema | null;
  readonly querystring: JsonSchema | null;
  readonly isForm: boolean;
}

const channel = 'fastify.initialization';

/** Builds an app and lists every route that it registers. */
export async function collectRoutes<App>(
  build: () => Promise<App>,
): Promise<{ readonly app: App; readonly routes: readonly FuzzedRoute[] }> {
  const routes: FuzzedRoute[] = [];
  const watch = (message: unknown) => watchRoutes((message as { fastify: FastifyInstance }).fastify, routes);
  subscribe(channel, watch);
  try {
    return { app: await build(), routes };
  } finally {
    unsubscribe(channel, watch);
  }
}

function watchRoutes(fastify: FastifyInstance, routes: FuzzedRoute[]): void {
  fastify.addHook('onRoute', ({ method, url, schema, config }) => {
    const name = config?.routeName;
    if (name === undefined) return;
    const forms = (schema as { consumes?: readonly string[] } | undefined)?.consumes ?? [];
    for (const each of [method].flat().filter((verb) => verb !== 'HEAD'))
      routes.push({
        name,
        method: each,
        path: url,
        body: toJsonSchema(schema?.body),
        querystring: toJsonSchema(schema?.querystring),
        isForm: forms.some((type) => type.includes('form')),
      });
  });
}

function toJsonSchema(schema: unknown): JsonSchema | null {
  if (!(schema instanceof z.ZodType)) return null;
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}
