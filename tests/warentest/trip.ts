import { setTimeout as sleep } from 'node:timers/promises';
import { type Day, parseDay } from '../../src/domain/time/calendar-day.ts';
import type { Party } from '../../src/domain/travellers/party.ts';
import type { OfferRequest } from '../../src/ports/supply/supply-port.ts';
import type { SearchParams } from '../../src/trip-search/address/trip-search.ts';
import { decodeOfferId } from '../../src/trip-search/offers/offer-id.server.ts';
import type { ShownOffer } from '../../src/trip-search/offers/shown-offer-schema.ts';
import { buildPath } from '../../src/url.ts';
import type { Random } from '../oracle/random.ts';
import type { Market, MarketChange } from './market.ts';
import type { Profile } from './profiles.ts';
import type { ShopClient } from './shop-client.ts';
import { announces, type PriceChange, type TripEnd, type TripReport, type TripStep } from './trip-report.ts';

export const locale = { _locale: 'de-de' } as const;

/** `quiet`: nothing happens to what a traveller looks at; `hostile`: before about every third step something does. */
export type MarketMood = 'quiet' | 'hostile';

export interface TripDeps {
  readonly client: ShopClient;
  readonly market: Market;
  readonly mood: MarketMood;
  readonly profile: Profile;
  readonly random: Random;
  readonly today: Day;
}

/** Ends a trip early. */
export class TripOver extends Error {
  readonly end: Exclude<TripEnd, 'booked'>;

  constructor(end: TripOver['end'], reason: string) {
    super(reason);
    this.end = end;
  }
}

/** A price as a step shows it, minor units. */
export interface ShownPrice {
  readonly unit: 'person' | 'party';
  readonly amount: number;
}

/** A trip under way: notes what is shown, and lets the market move between two steps. */
export interface Trip {
  readonly deps: TripDeps;
  readonly search: SearchParams;
  /** Lets the market change an offer before a step, if it wants to. */
  beforeStep(step: TripStep, offer: string): Promise<void>;
  /** Notes the price that a step shows, and whether its answer announces a change. */
  see(step: TripStep, price: ShownPrice, answer: unknown): void;
  /** What the market has done, and which prices have changed. */
  readonly changes: readonly PriceChange[];
  readonly disturbances: TripReport['disturbances'];
}

/** Steps at which the index shows the price: what the supplier changes before them has to arrive there. */
const indexSteps: readonly TripStep[] = ['list', 'hotel'];

export function beginTrip(deps: TripDeps): Trip {
  const { market, mood, random, today, profile } = deps;
  const search = profile.search(random, today);
  const changes: PriceChange[] = [];
  const disturbances: { before: TripStep; change: MarketChange }[] = [];
  let last: ShownPrice | null = null;
  return {
    deps,
    search,
    changes,
    disturbances,
    async beforeStep(step, offer) {
      // Drawn in every mood, so that both markets see the same travellers.
      const [happens, change] = [random.chance(35), generateChange(random)];
      if (mood === 'quiet' || !happens) return;
      const request = toRequest(offer, search, today);
      const isWithoutFlights = request.key.outbound === null;
      const fitting = isWithoutFlights ? toStayChange(change) : change;
      await market.disturb(request.key, fitting);
      disturbances.push({ before: step, change: fitting });
      if (indexSteps.includes(step)) await waitForIndex(deps, offer, search, request);
    },
    see(step, price, answer) {
      if (last !== null && last.unit === price.unit && last.amount !== price.amount) {
        const { amount: old } = last;
        const isAnnounced = announces(answer, old, price.amount);
        changes.push({ at: step, old, now: price.amount, isAnnounced });
      }
      last = price;
    },
  };
}

function generateChange(random: Random): MarketChange {
  const percent = random.int(2, 15) * (random.chance(65) ? 1 : -1);
  const isSoldOut = random.chance(15);
  const isStay = random.chance(50);
  if (isSoldOut) return { kind: isStay ? 'closed' : 'seats' };
  return { kind: isStay ? 'rates' : 'fare', percent };
}

function toStayChange(change: MarketChange): MarketChange {
  return 'percent' in change ? { kind: 'rates', percent: change.percent } : { kind: 'closed' };
}

/** The question of a traveller to the supplier. */
export function toRequest(offer: string, search: SearchParams, today: Day): OfferRequest {
  const key = decodeOfferId(offer);
  if (key === null) throw new Error(`${offer} is not the id of an offer`);
  return { key, party: readParty(search), bookingDay: today };
}

export function readParty({ adults = '2', children }: SearchParams): Party {
  const born = (children ?? '').split(',').map(parseDay);
  return { adults: Number(adults), childrenBorn: born.filter((day) => day !== null).sort((a, b) => a - b) };
}

/**
 * Waits until the shop shows what the supplier has: the shop follows it twice a second. The supplier is asked each time, for its own
 * market may move the same offer meanwhile.
 */
async function waitForIndex(
  { client, market }: Pick<TripDeps, 'client' | 'market'>,
  offer: string,
  { adults, children, hotelOnly }: SearchParams,
  request: OfferRequest,
): Promise<void> {
  const query = { offer, adults, children, hotelOnly };
  const deadline = Date.now() + 30_000;
  let total: number | null = null;
  let known: number | null = null;
  while (Date.now() < deadline) {
    const shown = await client.get<ShownOffer>(buildPath('get_hoteldetail_offer', locale, query));
    total = await market.quote(request);
    known = shown.offer?.price.totalAmount ?? null;
    if (known === total) return;
    await sleep(100);
  }
  throw new Error(`The index does not follow the supplier: ${offer}, ${known} instead of ${total}`);
}
