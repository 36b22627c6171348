import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { StaffMember, StaffRole } from '../../../domain/staff/staff.ts';
import { addRoute, type RouteHandler } from '../../../server/http/add-route.server.ts';
import { requireStaffPage, type StaffSessions } from '../../../server/visitor/staff-session.server.ts';
import type { OfficeRoute } from '../brands/brand-guard.server.ts';

interface OfficeRouteDefinition<Schema extends FastifySchema> {
  /** Who may open it; an admin may in any case. */
  readonly roles: readonly StaffRole[];
  readonly schema: Schema;
  /** Is called for a signed-in member with one of the roles alone. */
  readonly handler: (
    request: Parameters<RouteHandler<Schema>>[0],
    reply: Parameters<RouteHandler<Schema>>[1],
    member: StaffMember,
  ) => ReturnType<RouteHandler<Schema>>;
  /** Largest body in bytes where it is not the server's default. */
  readonly bodyLimit?: number;
}

/**
 * Serves a route of the back office to signed-in staff. Who is not signed in is redirected to the sign-in, and returns from there to a page that
 * was asked for.
 */
export function addOfficeRoute<Schema extends FastifySchema>(
  app: FastifyInstance,
  staff: Pick<StaffSessions, 'find'>,
  name: OfficeRoute,
  { roles, schema, handler, bodyLimit }: OfficeRouteDefinition<Schema>,
): void {
  // Within a generic function the compiler does not see that a request has the types of its route's schema.
  const answer = handler as unknown as (
    request: FastifyRequest,
    reply: FastifyReply,
    member: StaffMember,
  ) => unknown;
  const guarded = async (request: FastifyRequest, reply: FastifyReply) => {
    const member = await requireStaffPage(request, reply, staff, roles);
    return member === null ? reply : answer(request, reply, member);
  };
  addRoute(app, name, {
    purpose: 'staff',
    schema,
    handler: guarded as unknown as RouteHandler<Schema>,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
  });
}
