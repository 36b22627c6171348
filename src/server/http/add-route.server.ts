import type {
  ContextConfigDefault,
  FastifyInstance,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type RouteName, routes } from '../../routes.ts';
import { listServerPaths } from '../../url.ts';
import type { RoutePurpose } from './request-purpose.server.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name in the route table; what logs and metrics call the route. */
    routeName?: RouteName;
    /** Called by another party's server, which signs its requests: the handler verifies the signature first. */
    isSigned?: true;
    /** Posted to by pages of other sites, which send shoppers back: the handler redirects and changes nothing. */
    isReturn?: true;
    /** Posted to by mail programs, which have neither cookie nor origin (RFC 8058): the signed link of a mail alone says what is done. */
    isOneClick?: true;
    /** Called by machines that know this one by an address of its own: answered under every host. */
    isHostFree?: true;
  }
}

/** What answers a request with the types of its route's schema. */
export type RouteHandler<Schema extends FastifySchema> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  Schema,
  ZodTypeProvider
>;

interface RouteDefinition<Schema extends FastifySchema> {
  /** What comes in and goes out, in zod; also the route's entry in the API document. */
  readonly schema: Schema;
  readonly handler: RouteHandler<Schema>;
  /** What the route is for: with whose requests it is counted, and in which queue it waits. */
  readonly purpose: RoutePurpose;
  /** Largest body in bytes where it is not the server's default. */
  readonly bodyLimit?: number;
  /** Milliseconds within which the body must be there, where it may take longer than usual. */
  readonly bodyTimeoutMs?: number;
  readonly isSigned?: true;
  readonly isReturn?: true;
  readonly isOneClick?: true;
  readonly isHostFree?: true;
}

/** Serves a route of the table under every path and method the table gives it. */
export function addRoute<Schema extends FastifySchema>(
  app: FastifyInstance,
  name: RouteName,
  {
    schema,
    handler,
    purpose,
    bodyLimit,
    bodyTimeoutMs,
    isSigned,
    isReturn,
    isOneClick,
    isHostFree,
  }: RouteDefinition<Schema>,
): void {
  const route = routes[name];
  const method = 'methods' in route ? [...route.methods] : ['GET'];
  for (const url of listServerPaths(name)) {
    app.withTypeProvider<ZodTypeProvider>().route({
      method,
      url,
      schema,
      handler,
      config: {
        routeName: name,
        purpose,
        ...(bodyTimeoutMs === undefined ? {} : { bodyTimeoutMs }),
        ...(isSigned === undefined ? {} : { isSigned }),
        ...(isReturn === undefined ? {} : { isReturn }),
        ...(isOneClick === undefined ? {} : { isOneClick }),
        ...(isHostFree === undefined ? {} : { isHostFree }),
      },
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
    });
  }
}
