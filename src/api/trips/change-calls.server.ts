import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { checkoutTimings, requestLimits } from '../../defaults.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { buildChangeOrder } from '../../features/booking/changes/build-change-order.ts';
import type { ChangeDrafts } from '../../features/booking/changes/change-drafts.server.ts';
import { judgeNameChange } from '../../features/booking/changes/judge-name-change.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import type { TripAccess } from '../../features/booking/my-trips/trip-access.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { limitedNetwork } from '../../server/http/client-address.server.ts';
import { readVisitor } from '../../server/visitor/visitor-cookies.server.ts';
import { buildPath } from '../../url.ts';
import { leaveTo, requireAct } from './require-act.server.ts';
import { tripParams } from './trip-calls.server.ts';

/** Dependencies of the calls that change booked trips. */
export interface ChangeCallDeps {
  readonly access: TripAccess;
  readonly drafts: ChangeDrafts;
  readonly bookings: Pick<Bookings, 'place' | 'findTravelDocument'>;
  readonly clock: Clock;
}

/** One field or several of the same name. */
const names = z
  .union([z.string().max(200), z.array(z.string().max(200)).max(20)])
  .transform((value) => (typeof value === 'string' ? [value] : value));
const keyField = z.string().max(200).optional().describe('Signed key of the mail’s link');

type TripRequest = FastifyRequest<{ Params: z.infer<typeof tripParams> }>;

/** Registers the forms that change a booked trip: they work without script, and each leads back to the page (checkout X-092). */
export function registerChangeCalls(app: FastifyInstance, deps: ChangeCallDeps): void {
  addRoute(app, 'trip_change_quote', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      hide: true,
      params: tripParams,
      body: z.object({ firstName: names, lastName: names, key: keyField }),
    },
    handler: async (request, reply) => {
      const { firstName, lastName, key } = request.body;
      const { booking } = await requireAct(deps.access, request, key ?? null);
      const typed = firstName.map((first, at) => ({ firstName: first, lastName: lastName[at] ?? '' }));
      return backTo(reply, request, { key, draft: deps.drafts.seal(booking.checkoutId, typed) });
    },
  });

  addRoute(app, 'trip_change_place', {
    purpose: 'paying',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      hide: true,
      params: tripParams,
      body: z.object({ draft: z.string().max(8_000), key: keyField }),
    },
    handler: async (request, reply) => {
      const { draft: sealed, key } = request.body;
      const { booking } = await requireAct(deps.access, request, key ?? null);
      const draft = deps.drafts.open(booking.checkoutId, sealed);
      if (draft === null) return backTo(reply, request, { key });
      const judged = judgeNameChange(booking, draft.names, dayAt(deps.clock.now()));
      // Sent twice, the change is made already: the page says what has become of it.
      if (judged.kind === 'same') return backTo(reply, request, { key, change: draft.id });
      if (judged.kind !== 'quoted') return backTo(reply, request, { key, draft: sealed });
      const order = buildChangeOrder(booking, {
        checkoutId: draft.id,
        change: 'name',
        after: judged.after,
        quote: judged.quote,
        payment: { method: 'None' },
        cardDigits: null,
      });
      const session = readVisitor(request).session ?? booking.checkoutId;
      const source = { session, address: limitedNetwork(request.ip), card: null };
      const progress = await deps.bookings.place(order, checkoutTimings.progressWaitMs, source);
      // The trip is what the change says once its documents are rendered.
      await deps.bookings.findTravelDocument(draft.id, 'confirmation', checkoutTimings.documentWaitMs);
      const isBusy = progress === null || progress.state === 'not-placed';
      return backTo(reply, request, isBusy ? { key, busy: '' } : { key, change: draft.id });
    },
  });
}

function backTo(
  reply: FastifyReply,
  request: TripRequest,
  query: Readonly<Record<string, string | undefined>>,
): FastifyReply {
  return leaveTo(reply, `${buildPath('trip_change', request.params, query)}#change`);
}
