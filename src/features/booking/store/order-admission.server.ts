import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { lockNames } from '../../../database/lock-names.server.ts';
import { orderLimits } from '../../../defaults.ts';
import { type CardTries, calculateCardPause } from '../limits/card-pause.ts';
import { BOOKING_FAILURES, isPaymentFailure } from '../model/failure-code.ts';
import type { OrderDimension, OrderSource, Refused } from '../model/order-source.ts';
import { OPEN_HOLD_STATES } from '../model/states/booking-state.ts';
import type { BookingDatabase } from './booking-rows.server.ts';

/** An order source as it is stored: session and address as keyed digests. */
export interface SourceDigests {
  readonly session: string;
  readonly address: string | null;
  readonly isCard: boolean;
  readonly cardRange: string | null;
  /** The member who is signed in while ordering; null for nobody. */
  readonly memberId: string | null;
}

/** @param secret key of the digests, the same in every process */
export function digestSource(
  { session, address, card, memberId = null }: OrderSource,
  secret: string,
): SourceDigests {
  const digest = (kind: string, text: string) =>
    createHmac('sha256', secret).update(`order ${kind} ${text}`).digest('base64url').slice(0, 22);
  return {
    session: digest('session', session),
    address: address === null ? null : digest('address', address),
    isCard: card !== null,
    cardRange: card?.firstDigits ?? null,
    memberId,
  };
}

/** Lets orders of one session, address or card range pass one at a time until the transaction ends, so that each counts those before it. */
export async function lockSource(trx: Kysely<BookingDatabase>, source: SourceDigests): Promise<void> {
  const names = [`session ${source.session}`];
  if (source.address !== null) names.push(`address ${source.address}`);
  if (source.cardRange !== null) names.push(`range ${source.cardRange}`);
  await lockNames(trx, 'order source', names);
}

/** Returns why an order of this source is not placed now; null where it may be. Call it after `lockSource`. */
export async function findRefusal(
  trx: Kysely<BookingDatabase>,
  source: SourceDigests,
  now: Date,
): Promise<Refused | null> {
  return (await findHoldRefusal(trx, source, now)) ?? (await findCardRefusal(trx, source, now));
}

/** Holds that nobody has paid for yet count until the trip is released. */
async function findHoldRefusal(
  trx: Kysely<BookingDatabase>,
  { session, address }: SourceDigests,
  now: Date,
): Promise<Refused | null> {
  const holds = await trx
    .selectFrom('booking_source')
    .innerJoin('booking', 'booking.id', 'booking_source.booking_id')
    .select(['booking_source.session', 'booking.state', 'booking.checkout_id'])
    .where('booking_source.placed_at', '>', new Date(now.getTime() - orderLimits.holdWindowMs))
    .where((eb) =>
      eb.or([
        eb('booking_source.session', '=', session),
        ...(address === null ? [] : [eb('booking_source.address', '=', address)]),
      ]),
    )
    .where('booking.state', 'in', OPEN_HOLD_STATES)
    .orderBy('booking_source.placed_at', 'desc')
    .execute();
  const own = holds.filter((hold) => hold.session === session);
  const openCheckoutId = own.find(({ state }) => state === 'awaiting-shopper')?.checkout_id ?? null;
  const refusal = { state: 'not-placed', reason: 'too-many-holds', openCheckoutId } as const;
  if (own.length >= orderLimits.holdsPerSession) return { refusal, by: 'session' };
  return holds.length >= orderLimits.holdsPerAddress ? { refusal, by: 'address' } : null;
}

const cardFailures = BOOKING_FAILURES.filter(
  (failure) => isPaymentFailure(failure) && failure !== 'miles-refused',
);

/** A card counts from its order on until its payment is authorised, or fails for another reason than the card. */
async function findCardRefusal(
  trx: Kysely<BookingDatabase>,
  { session, address, isCard, cardRange }: SourceDigests,
  now: Date,
): Promise<Refused | null> {
  if (!isCard) return null;
  const since = new Date(now.getTime() - orderLimits.cardWindowMs);
  const countTries = async (
    column: 'session' | 'address' | 'card_range',
    value: string | null,
  ): Promise<CardTries> => {
    if (value === null) return { count: 0, latest: null };
    const tries = await trx
      .selectFrom('booking_source')
      .innerJoin('booking', 'booking.id', 'booking_source.booking_id')
      .select(({ fn }) => [
        fn.countAll<string>().as('count'),
        fn.max('booking_source.placed_at').as('latest'),
      ])
      .where(`booking_source.${column}`, '=', value)
      .where('booking_source.placed_at', '>', since)
      .where('booking_source.is_card', '=', true)
      .where((eb) =>
        eb.or([
          eb('booking.failure', 'in', cardFailures),
          eb.and([
            eb('booking.state', 'in', OPEN_HOLD_STATES),
            eb('booking.failure', 'is', null),
            eb('booking.payment_state', 'in', ['none', 'pending']),
          ]),
        ]),
      )
      .executeTakeFirstOrThrow();
    return { count: Number(tries.count), latest: tries.latest?.getTime() ?? null };
  };
  const pauses = {
    session: calculateCardPause(
      await countTries('session', session),
      orderLimits.freeCardsPerSession,
      now.getTime(),
    ),
    address: calculateCardPause(
      await countTries('address', address),
      orderLimits.freeCardsPerAddress,
      now.getTime(),
    ),
    range: calculateCardPause(
      await countTries('card_range', cardRange),
      orderLimits.freeCardsPerRange,
      now.getTime(),
    ),
  } satisfies Record<OrderDimension, number>;
  const waitMs = Math.max(...Object.values(pauses));
  if (waitMs === 0) return null;
  const by = (Object.keys(pauses) as OrderDimension[]).find((dimension) => pauses[dimension] === waitMs);
  return { refusal: { state: 'not-placed', reason: 'card-paused', waitMs }, by: by ?? 'session' };
}
