import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { cacheLifetimes } from '../../defaults.ts';
import { addRoute } from '../../server/http/add-route.server.ts';

/** Describes every call in one OpenAPI 3.1 document, made from the schemas that check the calls. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Fernweh',
        version: '1',
        description:
          'Calls of the shop. Each carries the locale in its path; calls that change something are accepted from pages of the site alone.',
      },
      tags: [
        { name: 'shop', description: 'What pages call' },
        { name: 'operation', description: 'What the operator of a site calls' },
      ],
    },
    transform: jsonSchemaTransform,
  });

  addRoute(app, 'openapi', {
    purpose: 'description',
    schema: { summary: 'This document', tags: ['operation'] },
    handler: async (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', `public, max-age=${cacheLifetimes.openApiSeconds}`)
        .send(JSON.stringify(app.swagger())),
  });
}
