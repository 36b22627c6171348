import type { Day } from '../time/calendar-day.ts';
import { listTravellerKinds } from '../travellers/list-traveller-kinds.ts';
import type { Party } from '../travellers/party.ts';
import type { TravellerKind } from '../travellers/traveller.ts';
import { priceLeg } from './price-leg.ts';
import { findChildBands, weighAdults } from './price-stay.ts';
import type { AirlineFacts, Occupancy } from './supply-facts.ts';

/**
 * What all adults, all children and all infants of a party cost, in minor units; together the price of the package. Null where
 * nobody of the kind travels.
 */
export type PriceByKind = Readonly<Record<TravellerKind, number | null>>;

export interface PricedParts {
  /** Of the whole party, minor units. */
  readonly stay: number;
  readonly occupancy: Occupancy;
  readonly flights: readonly { readonly fare: number; readonly airline: AirlineFacts }[];
}

const zero = { adult: 0, child: 0, infant: 0 };

/**
 * Splits the price of a party by the kinds of its travellers (CDATA-032). Each flight has a fare for each age. A room has one price:
 * it is split by what each person weighs in it, rounded to minor units, and the adults have the rest.
 * @param day on which everyone's age is taken
 */
export function splitByKind({ stay, occupancy, flights }: PricedParts, party: Party, day: Day): PriceByKind {
  const kinds = listTravellerKinds(party, day);
  const amounts: Record<TravellerKind, number> = { ...zero };
  const weights = weighKinds(occupancy, party, day);
  const weight = weights.adult + weights.child + weights.infant;
  for (const kind of ['child', 'infant'] as const)
    amounts[kind] = weight === 0 ? 0 : Math.round((stay * weights[kind]) / weight);
  amounts.adult = stay - amounts.child - amounts.infant;
  for (const kind of ['adult', 'child', 'infant'] as const) {
    const own = partyOf(kind, party, kinds);
    for (const { fare, airline } of flights) amounts[kind] += priceLeg(fare, airline, own, day);
  }
  const amountOf = (kind: TravellerKind) => (kinds.includes(kind) ? amounts[kind] : null);
  return { adult: amountOf('adult'), child: amountOf('child'), infant: amountOf('infant') };
}

/** Weights of the kinds in per cent of an adult's rate; who is too old for a child's rate weighs as much as each adult. */
function weighKinds(occupancy: Occupancy, party: Party, day: Day): Record<TravellerKind, number> {
  const weights: Record<TravellerKind, number> = { ...zero };
  const kinds = listTravellerKinds(party, day);
  const bands = findChildBands(occupancy, party.childrenBorn, day);
  const full: TravellerKind[] = [];
  for (const [index, kind] of kinds.entries()) {
    const band = bands[index - party.adults] ?? null;
    if (band === null) full.push(kind);
    else weights[kind] += band.percent;
  }
  for (const kind of full) weights[kind] += weighAdults(occupancy, full.length) / full.length;
  return weights;
}

/** The travellers of one kind. */
function partyOf(kind: TravellerKind, party: Party, kinds: readonly TravellerKind[]): Party {
  if (kind === 'adult') return { adults: party.adults, childrenBorn: [] };
  return {
    adults: 0,
    childrenBorn: party.childrenBorn.filter((_, index) => kinds[party.adults + index] === kind),
  };
}
