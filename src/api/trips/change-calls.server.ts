import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requestLimits } from '../../defaults.ts';
import { readExtrasForm } from '../../domain/extras/extras-form.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { ChangeDrafts } from '../../features/booking/changes/change-drafts.server.ts';
import { isWishForCaller } from '../../features/booking/changes/change-for-caller.ts';
import type { ChangeWish } from '../../features/booking/changes/change-rules/change-wish.ts';
import type { JudgeChange } from '../../features/booking/changes/judge-change.ts';
import { placeChange } from '../../features/booking/changes/place-change.server.ts';
import type { BookingRecord } from '../../features/booking/model/booking-record.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import type { TripAccess } from '../../features/booking/my-trips/trip-access.ts';
import type { CompanyPayments } from '../../ports/payment/company-payments-port.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { limitedNetwork } from '../../server/http/client-address.server.ts';
import { leaveTo } from '../../server/http/leave-to.server.ts';
import type { TripCaller } from '../../server/visitor/caller-session.server.ts';
import { readVisitor } from '../../server/visitor/visitor-cookies.server.ts';
import { buildPath } from '../../url.ts';
import { requireAct, requireActOfChange } from './require-act.server.ts';
import { tripParams } from './trip-calls.server.ts';

/** Dependencies of the calls that change booked trips. */
export interface ChangeCallDeps {
  readonly access: TripAccess;
  readonly drafts: ChangeDrafts;
  readonly judge: JudgeChange;
  readonly bookings: Pick<
    Bookings,
    'place' | 'follow' | 'proceed' | 'abandonChallenge' | 'findTravelDocument'
  >;
  readonly payments: CompanyPayments;
  readonly clock: Clock;
  /** The last attempt at a change of a trip; null where the trip has none with this id. */
  readonly findChange: (tripBookingId: string, id: string) => Promise<BookingRecord | null>;
}

interface AuditedChangeDeps extends ChangeCallDeps {
  /** Puts down in the audit log that a member of staff has changed a trip for a caller. */
  readonly auditTripCaller: (caller: TripCaller, bookingNumber: string, change: string) => Promise<void>;
}

/** One field or several of the same name. */
const names = z
  .union([z.string().max(200), z.array(z.string().max(200)).max(20)])
  .transform((value) => (typeof value === 'string' ? [value] : value));

/** Fields of a form by their names. */
const formFields = z.record(z.string().max(60), z.string().max(200));
const personField = /^people\.(\d)\.[A-Za-z]+$/;

const keyField = z.string().max(200).optional().describe('Signed key of the mail’s link');

type TripRequest = FastifyRequest<{ Params: z.infer<typeof tripParams> }>;

/** Registers the forms that change a booked trip: they work without script, and each leads back to a page (checkout X-092). */
export function registerChangeCalls(app: FastifyInstance, deps: AuditedChangeDeps): void {
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
      const typed = firstName.map((first, at) => ({ firstName: first, lastName: lastName[at] ?? '' }));
      return reviewWish(deps, request, reply, { wish: { kind: 'name', names: typed }, key });
    },
  });
  addRoute(app, 'trip_transfer_quote', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: { hide: true, params: tripParams, body: formFields },
    handler: (request, reply) =>
      reviewWish(deps, request, reply, { wish: readContractTransfer(request.body), key: request.body.key }),
  });
  addRoute(app, 'trip_extras_quote', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: { hide: true, params: tripParams, body: formFields },
    handler: (request, reply) => {
      const { key, ...fields } = request.body;
      const wish = { kind: 'extras', choices: readExtrasForm(fields) } as const;
      return reviewWish(deps, request, reply, { wish, key });
    },
  });
  addRoute(app, 'trip_rebook_quote', {
    purpose: 'checkout',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      hide: true,
      params: tripParams,
      body: z.object({
        offer: z.string().max(100),
        notice: z.string().max(64).optional().describe('Id of the notice whose alternative it is'),
        key: keyField,
      }),
    },
    handler: async (request, reply) => {
      const { offer, notice, key } = request.body;
      const wish: ChangeWish =
        notice === undefined ? { kind: 'offer', offer } : { kind: 'alternative', notice, offer };
      return reviewWish(deps, request, reply, { wish, key });
    },
  });
  registerPlace(app, deps);
}

/** People for travellers who are marked as replaced: by fields such as `people.0.firstName`. */
function readContractTransfer(fields: Readonly<Record<string, string>>): ChangeWish {
  const count =
    1 + Math.max(-1, ...Object.keys(fields).map((name) => Number(personField.exec(name)?.[1] ?? -1)));
  const people = Array.from({ length: count }, (_, at) => {
    const read = (field: string) => fields[`people.${at}.${field}`] ?? '';
    if (read('isReplaced') === '') return null;
    return {
      gender: read('gender'),
      firstName: read('firstName'),
      lastName: read('lastName'),
      birthDate: read('birthDate'),
      nationality: read('nationality'),
    };
  });
  return { kind: 'transfer', people };
}

/** Leads to the summary of a wish, which leads back where it has to be corrected. */
async function reviewWish(
  { access, drafts }: ChangeCallDeps,
  request: TripRequest,
  reply: FastifyReply,
  { wish, key }: { readonly wish: ChangeWish; readonly key: string | undefined },
): Promise<FastifyReply> {
  const open = isWishForCaller(wish) ? requireActOfChange : requireAct;
  const { booking } = await open(access, request, key ?? null);
  return backTo(reply, request, { key, draft: drafts.seal(booking.checkoutId, wish) });
}

const amount = z.coerce.number().int().min(0).default(0);

function registerPlace(app: FastifyInstance, deps: AuditedChangeDeps): void {
  addRoute(app, 'trip_change_place', {
    purpose: 'paying',
    bodyLimit: requestLimits.maxSmallBodyBytes,
    schema: {
      hide: true,
      params: tripParams,
      body: z.object({
        draft: z.string().max(8_000),
        refund: amount,
        balance: amount,
        link: amount,
        key: keyField,
      }),
    },
    handler: async (request, reply) => {
      const { draft, refund, balance, link, key } = request.body;
      const { booking } = await requireActOfChange(deps.access, request, key ?? null);
      const caller = callerOf(request);
      const placed = await placeChange(deps, {
        booking,
        draft,
        agreed: { refund, balance, link },
        changedBy: caller?.name ?? null,
        visit: request.visit,
        source: toSource(request, booking),
      });
      if (caller !== null && placed.outcome === 'ordered')
        await deps.auditTripCaller(caller, booking.bookingNumber, placed.change);
      switch (placed.outcome) {
        case 'ordered':
          return backTo(reply, request, { key, draft, change: placed.change });
        case 'busy':
          return backTo(reply, request, { key, draft, change: placed.change, busy: '' });
        case 'amounts-changed':
          return backTo(reply, request, { key, draft, changed: '' });
        case 'not-ordered':
          return backTo(reply, request, { key, draft });
      }
    },
  });
}

/** Who of the staff changes this trip for a caller; null for a traveller. */
function callerOf({ tripCaller, params }: TripRequest): TripCaller | null {
  return tripCaller?.checkoutId === params.checkoutId ? tripCaller : null;
}

/** Who changes a trip, for the limits of orders: a browser of its own, or else the trip itself. */
export function toSource(request: FastifyRequest, { checkoutId }: BookingRecord) {
  return { session: readVisitor(request).session ?? checkoutId, address: limitedNetwork(request.ip) };
}

function backTo(
  reply: FastifyReply,
  request: TripRequest,
  query: Readonly<Record<string, string | undefined>>,
): FastifyReply {
  return leaveTo(reply, `${buildPath('trip_change_review', request.params, query)}#change`);
}
