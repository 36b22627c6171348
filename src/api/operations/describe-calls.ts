import type { OpenAPIV3_1 } from 'openapi-types';
import { type RouteName, routes } from '../../routes.ts';

type Operation = OpenAPIV3_1.OperationObject;
type Schemas = Readonly<Record<string, OpenAPIV3_1.SchemaObject>>;

/** What @fastify/swagger says of an answer whose schema has no description. */
const undescribed = 'Default Response';

const refused = 'Not accepted: `error.code` says why, `error.fields` where';
/** Of calls whose schema has none: each can be refused before its handler runs. */
const refusedAnswer: OpenAPIV3_1.ResponseObject = {
  description: refused,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};
const unavailable = 'Not available at the moment: ask again after `Retry-After` seconds';

/**
 * Gives each call of a document what its schema cannot know: an `operationId` made of its name in the route table, and a
 * description of every answer. Parameters that a path does not have, and shared schemas that nothing uses, are left out.
 */
export function describeCalls(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  const { paths = {}, components } = document;
  const schemas = (components?.schemas ?? {}) as Schemas;
  const calls = Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item ?? {}).map(([method, operation]) => [
          method,
          describeCall(path, method, operation as Operation, schemas),
        ]),
      ),
    ]),
  );
  return {
    ...document,
    paths: calls,
    components: {
      ...components,
      schemas: pickUsed(schemas, calls),
      securitySchemes: pickSchemes(components?.securitySchemes ?? {}, calls),
    },
  };
}

function describeCall(path: string, method: string, operation: Operation, schemas: Schemas): Operation {
  const { parameters = [], responses = {}, summary } = operation;
  const used = parameters.filter(
    (parameter) => !('in' in parameter && parameter.in === 'path' && !path.includes(`{${parameter.name}}`)),
  );
  return {
    ...operation,
    operationId: requireOperationId(method, path),
    ...(operation.parameters === undefined ? {} : { parameters: used }),
    responses: Object.fromEntries(
      Object.entries({ '4XX': refusedAnswer, ...responses }).map(([status, answer]) => {
        if (answer === undefined || '$ref' in answer || answer.description !== undescribed)
          return [status, answer];
        return [status, { ...answer, description: describeAnswer(status, answer, schemas) ?? summary ?? '' }];
      }),
    ),
  };
}

function describeAnswer(
  status: string,
  { content }: OpenAPIV3_1.ResponseObject,
  schemas: Schemas,
): string | undefined {
  if (status.toUpperCase() === '4XX') return refused;
  if (status === '503') return unavailable;
  const schema = content?.['application/json']?.schema;
  if (schema === undefined || !('$ref' in schema)) return undefined;
  return schemas[nameOf(schema.$ref)]?.description;
}

/** Names of calls by method and path; a second path of a call is the one without a locale, or the one with. */
const operationIds: ReadonlyMap<string, string> = new Map(
  (Object.keys(routes) as RouteName[]).flatMap((name) => {
    const { paths, ...route } = routes[name];
    const methods = 'methods' in route ? [...route.methods] : ['GET'];
    const id = name.replace(/[_.]+(\w)/g, (_, letter: string) => letter.toUpperCase());
    return paths.flatMap((path, index) =>
      methods.map((method) => {
        const verb =
          methods.length === 1
            ? id
            : `${method.toLowerCase()}${id.replace(/^./, (first) => first.toUpperCase())}`;
        const suffix = index === 0 ? '' : path.includes('{_locale}') ? 'WithLocale' : 'WithoutLocale';
        return [`${method.toLowerCase()} ${path}`, `${verb}${suffix}`] as const;
      }),
    );
  }),
);

function requireOperationId(method: string, path: string): string {
  const id = operationIds.get(`${method} ${path}`);
  if (id === undefined) throw new Error(`${method} ${path} is described, but not in the route table`);
  return id;
}

const nameOf = (reference: string) => reference.replace('#/components/schemas/', '');

/** Shared schemas that calls use, also by way of others. */
function pickUsed(schemas: Schemas, calls: unknown): Record<string, OpenAPIV3_1.SchemaObject> {
  const used = new Set<string>();
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name]);
    }
  };
  follow(calls);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

/** Proofs of who calls that some call asks for. */
function pickSchemes<Scheme>(
  schemes: Readonly<Record<string, Scheme>>,
  calls: Readonly<Record<string, Readonly<Record<string, Operation>>>>,
): Record<string, Scheme> {
  const operations = Object.values(calls).flatMap((methods) => Object.values(methods));
  const asked = new Set(
    operations.flatMap(({ security = [] }) => security.flatMap((each) => Object.keys(each))),
  );
  return Object.fromEntries(Object.entries(schemes).filter(([name]) => asked.has(name)));
}
