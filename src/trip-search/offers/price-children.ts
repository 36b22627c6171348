import type { Day } from '../../domain/time/calendar-day.ts';
import { ageOn, type Party } from '../../domain/travellers/party.ts';

/** What a trip costs the adults, and how much more with each child. Minor units, which add up to the price of the party. */
export interface ChildPrices {
  readonly adults: { readonly count: number; readonly amount: number };
  /** From the oldest on, as hotels count children. */
  readonly children: readonly {
    /** Completed years on the day on which prices take everyone's age. */
    readonly age: number;
    readonly amount: number;
  }[];
}

/**
 * Finds what each child of a party costs: no supplier says it of one child, so the same trip is priced for the adults, then with the oldest child, and so
 * on. Returns null without children, where the trip is not sold to one of these parties, and where a child makes it cheaper, as in a room
 * that one adult alone pays more for.
 * @param ageDay on which everyone's age is taken
 * @param price of the trip for a party, minor units; null where it is not sold to it
 */
export async function priceChildren(
  { adults, childrenBorn }: Party,
  ageDay: Day,
  price: (party: Party) => Promise<number | null>,
): Promise<ChildPrices | null> {
  if (childrenBorn.length === 0) return null;
  const oldestFirst = childrenBorn.toSorted((one, other) => one - other);
  const totals = await Promise.all(
    [...oldestFirst.keys(), oldestFirst.length].map((count) =>
      price({ adults, childrenBorn: oldestFirst.slice(0, count) }),
    ),
  );
  const [alone, ...withChildren] = totals;
  const children = withChildren.map((total, at) => ({
    age: ageOn(oldestFirst[at] as Day, ageDay),
    amount: (total ?? Number.NaN) - (totals[at] ?? Number.NaN),
  }));
  const isKnown = children.every(({ amount }) => amount >= 0);
  return alone === null || alone === undefined || !isKnown
    ? null
    : { adults: { count: adults, amount: alone }, children };
}
