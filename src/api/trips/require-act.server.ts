import type { FastifyRequest } from 'fastify';
import type { AccessibleTrip, TripAccess, TripVisitor } from '../../features/booking/my-trips/trip-access.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { readVisitor } from '../../server/visitor/visitor-cookies.server.ts';

type TripRequest = FastifyRequest<{ Params: { readonly checkoutId: string } }>;

/**
 * The trip of a call that needs the right to act (checkout X-092).
 * @param key of the mail's link that the page was opened with; null for none
 * @throws HttpError 404 for a trip of somebody else, 403 without the code
 */
export async function requireAct(
  access: TripAccess,
  request: TripRequest,
  key: string | null,
): Promise<AccessibleTrip> {
  return requireRight(access, request, readTripVisitor(request, key));
}

/**
 * The trip of a call that changes it: also for staff who do so for a caller.
 * @throws HttpError as `requireAct`
 */
export async function requireActOfChange(
  access: TripAccess,
  request: TripRequest,
  key: string | null,
): Promise<AccessibleTrip> {
  const isForCaller = request.tripCaller?.checkoutId === request.params.checkoutId;
  return requireRight(access, request, { ...readTripVisitor(request, key), isForCaller });
}

async function requireRight(
  access: TripAccess,
  request: TripRequest,
  visitor: TripVisitor,
): Promise<AccessibleTrip> {
  const trip = await access.open(request.params.checkoutId, visitor);
  if (trip === null) throw new HttpError(404, 'not-found', 'There is no such trip.');
  if (trip.right !== 'act') throw new HttpError(403, 'forbidden', 'The one-time code is missing.');
  return trip;
}

/**
 * Who asks for a trip.
 * @param key of a mail's link; null for none
 */
export function readTripVisitor(request: FastifyRequest, key: string | null): TripVisitor {
  return { ...readVisitor(request), key, brand: request.site.brand.key };
}
