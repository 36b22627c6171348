import { randomUUID } from 'node:crypto';
import type { AnnouncedChange } from '../../domain/booking/trip-notice.ts';
import type { ChosenExtra } from '../../domain/extras/extra.ts';
import type { PricedOffer } from '../../domain/search/offer-query.ts';
import type { SettableClock } from '../../domain/time/clock.ts';
import { countTravellers } from '../../domain/travellers/party.ts';
import type { Traveller } from '../../domain/travellers/traveller.ts';
import type { SupplyFaults } from './supply-faults-port.ts';
import type { CallOptions, Hold, OfferRequest, SupplyPort } from './supply-port.ts';
import { createSupplyState, type SupplyState } from './supply-state.ts';

/** A supplier and the controls with which the suite causes each case. */
export interface SupplyUnderTest {
  readonly supply: SupplyPort;
  /** The supplier's clock. */
  readonly clock: SettableClock;
  /** Switches between the adapter and the supplier. */
  readonly faults: SupplyFaults;
  /** Lets the supplier change prices or stock on its own. */
  change(): Promise<void>;
  /** A package for two or more that is for sale and can be cancelled freely, with rooms left for others. */
  findOffer(): Promise<OfferRequest>;
  /** The same, but on the last room; another one every time. */
  findLastRoomOffer(): Promise<OfferRequest>;
  /**
   * Two offers that begin on the same day with the same flight, in the last room of the same hotel, the second a night longer. The tariff
   * allows the change for a fee.
   */
  findChange(): Promise<{ readonly booked: OfferRequest; readonly wanted: OfferRequest }>;
  /** The wish to the hotel that the supplier keeps with a booking; '' for none. */
  findComments(bookingNumber: string): Promise<string>;
  /** Lets something happen to a booking. */
  announce(bookingNumber: string, change: AnnouncedChange): Promise<void>;
  close(): Promise<void>;
}

/** Options with a key of their own. */
export function supplyCallOptions(timeoutMs = 10_000): CallOptions {
  return { idempotencyKey: randomUUID(), timeoutMs };
}

/** @throws Error where the offer is not for sale */
export async function verifyNow({ supply }: SupplyUnderTest, request: OfferRequest): Promise<PricedOffer> {
  const verified = await supply.live.verify(request, supplyCallOptions());
  if (verified.outcome !== 'confirmed') throw new Error(`verify: ${JSON.stringify(verified)}`);
  return verified.offer;
}

/** Nothing but the offer. */
export const noExtras = { extras: [], insuranceMarket: null } as const;

/** Travellers for a party of adults, with different names. */
export function buildTravellers({ party }: Pick<OfferRequest, 'party'>, firstName = 'Ada'): Traveller[] {
  return Array.from({ length: countTravellers(party) }, (_, index) => ({
    kind: 'adult',
    gender: 'FEMALE',
    title: '',
    firstName,
    lastName: `Lovelace ${index}`,
    birthDate: '1990-12-10',
    nationality: 'DE',
    frequentFlyer: { program: 'NONE', number: '' },
  }));
}

/** @throws Error where the offer cannot be held */
export async function holdNow(
  under: SupplyUnderTest,
  request: OfferRequest,
  extras: readonly ChosenExtra[] = [],
): Promise<Hold> {
  const { total } = await verifyNow(under, request);
  const wanted = { ...request, ...noExtras, extras, expectedTotal: total };
  const held = await under.supply.live.hold(wanted, supplyCallOptions());
  if (held.outcome !== 'confirmed') throw new Error(`hold: ${JSON.stringify(held)}`);
  return held;
}

/** The number of a new booking. @throws Error where there is none */
export async function bookNow(under: SupplyUnderTest, request: OfferRequest): Promise<string> {
  const { holdId } = await holdNow(under, request);
  const confirmed = await under.supply.live.confirm(
    { holdId, travellers: buildTravellers(request) },
    supplyCallOptions(),
  );
  if (confirmed.outcome !== 'confirmed') throw new Error(`confirm: ${JSON.stringify(confirmed)}`);
  return confirmed.bookingNumber;
}

/** Everything on sale, and the number of its last batch. */
export async function readSupply({
  feed,
}: SupplyPort): Promise<{ readonly state: SupplyState; readonly sequence: number }> {
  const { sequence, parts } = await feed.everything();
  const state = createSupplyState();
  for await (const part of parts) state.apply(part);
  return { state, sequence };
}
