import type { MarketChange } from './market.ts';

/** Steps of a traveller, in this order. */
export const tripSteps = ['gallery', 'list', 'hotel', 'checkout', 'extras', 'payment', 'order'] as const;
export type TripStep = (typeof tripSteps)[number];

/** Another price than the one that was shown last. */
export interface PriceChange {
  /** The first step that showed the new price. */
  readonly at: TripStep;
  /** Minor units, for one person in the gallery, else for the party. */
  readonly old: number;
  readonly now: number;
  /** The answer says old and new price. */
  readonly isAnnounced: boolean;
}

/**
 * How a trip ended:
 * - `booked`: ordered, paid and confirmed, or confirmed later by mail
 * - `nothing-found`: the search had no offer; such a trip counts nowhere
 * - `gone`: the shop says that it is no longer sold
 * - `failed`: anything else
 */
export type TripEnd = 'booked' | 'nothing-found' | 'gone' | 'failed';

export interface TripReport {
  readonly profile: string;
  readonly end: TripEnd;
  /** What the shop said at the end; '' of a booked trip. */
  readonly reason: string;
  /** Of a trip that was not booked: the supplier sells its offer nevertheless. */
  readonly isStillSold: boolean;
  /** Minor units for one person, without extras: the first price that was shown for what was booked. */
  readonly firstShown: number | null;
  /** Minor units for one person, without extras, of what was ordered. */
  readonly payable: number | null;
  /** The order costs as much as price and extras were shown to cost last. */
  readonly isTotalAsShown: boolean;
  readonly changes: readonly PriceChange[];
  readonly disturbances: readonly { readonly before: TripStep; readonly change: MarketChange }[];
}

/** Names of an old and a new amount in the answers of the shop: `oldTotal` and `newTotal`, `old` and `new`. */
const oldName = /^old(?:[A-Z]|$)/;
const newName = /^new(?:[A-Z]|$)/;

/** Whether an answer says that an amount has changed: any object in it names the old and the new one. */
export function announces(answer: unknown, old: number, now: number): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const fields = Object.entries(answer);
  const hasNamed = (pattern: RegExp, amount: number) =>
    fields.some(([name, value]) => pattern.test(name) && holds(value, amount));
  if (hasNamed(oldName, old) && hasNamed(newName, now)) return true;
  return fields.some(([, value]) => announces(value, old, now));
}

/** An amount alone, or one of the amounts of a price. */
function holds(value: unknown, amount: number): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).includes(amount);
  return value === amount;
}
