import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import type { TripAccess } from '../../features/booking/my-trips/trip-access.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { leaveTo } from '../../server/http/leave-to.server.ts';
import { buildPath } from '../../url.ts';
import { readTripVisitor } from './require-act.server.ts';
import { tripParams } from './trip-calls.server.ts';

interface CancelCallDeps {
  readonly access: TripAccess;
  readonly bookings: Pick<Bookings, 'cancel'>;
}

const amount = z.coerce.number().int().min(0);

/**
 * Registers the form that cancels a trip (checkout X-092): it needs the right to act, and carries the amounts that the traveller has seen.
 * Where others apply by now, the page shows them and asks again.
 */
export function registerCancelCall(app: FastifyInstance, { access, bookings }: CancelCallDeps): void {
  addRoute(app, 'trip_cancel_now', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      hide: true,
      params: tripParams,
      body: z.object({ fee: amount, refund: amount, return: z.string().max(1_000).default('') }),
    },
    handler: async (request, reply) => {
      const { checkoutId, _locale } = request.params;
      const { fee, refund } = request.body;
      const key = new URLSearchParams(request.body.return.split('?')[1]).get('key');
      const trip = await access.open(checkoutId, readTripVisitor(request, key));
      if (trip === null) throw new HttpError(404, 'not-found', 'There is no such trip.');
      const isAllowed = trip.right === 'act';
      const outcome = isAllowed ? await bookings.cancel(checkoutId, { fee, refund }) : 'changed';
      const params = { _locale, checkoutId };
      const next =
        outcome === 'changed'
          ? buildPath('trip_cancel', params, { key, outcome: isAllowed ? outcome : null })
          : buildPath('trip', params, { key });
      return leaveTo(reply, next);
    },
  });
}
