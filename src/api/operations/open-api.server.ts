import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { cacheLifetimes } from '../../defaults.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { describeCalls } from './describe-calls.ts';

/** How callers say who they are; most calls are for everybody. */
const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description:
      'Set by the first page or call, signed; over https its name begins with `__Host-`. A checkout answers the session that began it.',
  },
  member: {
    type: 'http',
    scheme: 'bearer',
    description: 'Access token of the issuer where members sign in; the session of a member serves as well.',
  },
  partner: {
    type: 'apiKey',
    in: 'header',
    name: 'partner-signature',
    description:
      'Hexadecimal HMAC-SHA-256 of `partner-timestamp` (seconds since 1970), a full stop and the body, with the key of the partner that `partner-id` names.',
  },
} as const satisfies Record<string, OpenAPIV3_1.SecuritySchemeObject>;

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
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The host that has sent this document' }],
      security: [],
      components: { securitySchemes },
      tags: [
        { name: 'shop', description: 'What pages call' },
        { name: 'operation', description: 'What the operator of a site calls' },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      describeCalls(withoutReadOnly(jsonSchemaTransformObject(document) as OpenAPIV3_1.Document)),
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

/** Zod says of arrays that our code does not change them; in a document it would mean that only answers have them. */
function withoutReadOnly(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  const json = JSON.stringify(document, (key, value) =>
    key === 'readOnly' && value === true ? undefined : value,
  );
  return JSON.parse(json) as OpenAPIV3_1.Document;
}
