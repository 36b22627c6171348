import type { TravellerKind } from '../travellers/traveller.ts';
import type { ChosenExtra, ExtraKind, FlightLeg } from './extra.ts';
import type { TransferPickUp } from './transfer-pick-up.ts';

/** The properties of an offered extra that a choice depends on. */
export interface OfferedExtra {
  readonly id: string;
  readonly kind: ExtraKind;
  readonly variant: string;
  readonly leg: FlightLeg | null;
  /** Minor units, for the whole party or for each traveller. */
  readonly price: number;
  /** What the supplier asks for it, minor units of the currency it sells in; missing where that is charged. */
  readonly bought?: number;
  readonly per: 'party' | 'traveller';
  readonly pickUp?: TransferPickUp;
}

/** Rows of a flight at emergency exits. */
export interface ExitRows {
  readonly leg: FlightLeg;
  readonly exitRows: readonly number[];
}

/** The choice of an extra by id, with the numbers of its travellers; empty for the whole party. */
export interface ExtraChoice {
  readonly id: string;
  readonly travellers: readonly number[];
}

/**
 * - `not-offered`: the supplier does not offer the extra
 * - `wrong-travellers`: no traveller, an unknown number, an infant, or a child in an exit row
 * - `too-many`: more of a kind than allowed, such as two transfers, or a second seat for one traveller
 * - `same-seat`: one seat for two travellers
 */
export type ChoiceFault = 'not-offered' | 'wrong-travellers' | 'too-many' | 'same-seat';

export type ChoiceResult =
  | { readonly ok: true; readonly extras: readonly ChosenExtra[] }
  | { readonly ok: false; readonly reason: ChoiceFault; readonly id: string };

/** Kinds that apply to the whole party; the others are chosen by traveller and flight. */
const kindsForAll: readonly ExtraKind[] = ['transfer', 'rental_car', 'insurance'];

/**
 * Checks choices and returns the extras at the offered prices, in the order of the offer. Shop and supplier calculate with
 * the same function.
 */
export function chooseExtras(
  choices: readonly ExtraChoice[],
  offered: readonly OfferedExtra[],
  travellers: readonly TravellerKind[],
  exits: readonly ExitRows[],
): ChoiceResult {
  const chosen: ChosenExtra[] = [];
  const usedKeys = new Set<string>();
  const takenSeats = new Set<string>();
  const byId = new Map(offered.map((extra, at) => [extra.id, { extra, at }]));
  for (const choice of choices) {
    const extra = byId.get(choice.id)?.extra;
    if (extra === undefined) return { ok: false, reason: 'not-offered', id: choice.id };
    if (extra.kind === 'seat') {
      if (choice.travellers.length > 1 || takenSeats.has(extra.id))
        return { ok: false, reason: 'same-seat', id: choice.id };
      takenSeats.add(extra.id);
    }
    if (!isFor(extra, choice.travellers, travellers, exits)) {
      return { ok: false, reason: 'wrong-travellers', id: choice.id };
    }
    const keys = listUniqueKeys(extra, choice.travellers);
    if (keys.some((key) => usedKeys.has(key))) return { ok: false, reason: 'too-many', id: choice.id };
    for (const key of keys) usedKeys.add(key);
    chosen.push(price(extra, choice.travellers, travellers.length));
  }
  return { ok: true, extras: chosen.toSorted((first, second) => rank(first) - rank(second)) };

  function rank({ id }: ChosenExtra): number {
    return byId.get(id)?.at ?? 0;
  }
}

/** True when a traveller may have a kind of extra; infants have no seat and no luggage (EXTRA-026, EXTRA-027). */
export function canHave(kind: ExtraKind, traveller: TravellerKind): boolean {
  return kindsForAll.includes(kind) || traveller !== 'infant';
}

/** True when a traveller may sit in a row; exit rows are for adults only. */
export function canSit(row: number, exitRows: readonly number[], traveller: TravellerKind): boolean {
  return traveller === 'adult' || (traveller === 'child' && !exitRows.includes(row));
}

/** True when two of the chosen extras are the same seat. */
export function hasSharedSeat(chosen: readonly Pick<ChosenExtra, 'id' | 'kind' | 'travellers'>[]): boolean {
  const seats = chosen.filter(({ kind }) => kind === 'seat');
  return (
    new Set(seats.map(({ id }) => id)).size <
    seats.reduce((sum, { travellers }) => sum + travellers.length, 0)
  );
}

/** Returns the row of a seat such as `12A`. */
export function rowOfSeat(variant: string): number {
  return Number.parseInt(variant, 10);
}

function isFor(
  extra: OfferedExtra,
  numbers: readonly number[],
  travellers: readonly TravellerKind[],
  exits: readonly ExitRows[],
): boolean {
  if (kindsForAll.includes(extra.kind)) return numbers.length === 0;
  if (numbers.length === 0) return false;
  const isAscending = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));
  const exitRows = exits.find(({ leg }) => leg === extra.leg)?.exitRows ?? [];
  const mayHave = (number: number): boolean => {
    const traveller = travellers[number];
    if (traveller === undefined || !canHave(extra.kind, traveller)) return false;
    return extra.kind !== 'seat' || canSit(rowOfSeat(extra.variant), exitRows, traveller);
  };
  return isAscending && numbers.every(mayHave);
}

/** Lists keys that can be used only once: a kind for the party, or a kind for one traveller and flight. */
function listUniqueKeys({ kind, leg }: OfferedExtra, numbers: readonly number[]): string[] {
  return kindsForAll.includes(kind) ? [kind] : numbers.map((number) => `${kind} ${leg} ${number}`);
}

function price(extra: OfferedExtra, travellers: readonly number[], partySize: number): ChosenExtra {
  const { id, kind, variant, leg, pickUp } = extra;
  const count = travellers.length > 0 ? travellers.length : partySize;
  const times = extra.per === 'party' ? 1 : count;
  const bought = extra.bought === undefined ? {} : { bought: extra.bought * times };
  return {
    id,
    kind,
    variant,
    leg,
    travellers,
    amount: extra.price * times,
    ...bought,
    ...(pickUp && { pickUp }),
  };
}
