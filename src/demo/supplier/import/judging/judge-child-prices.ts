import { findChildBand } from '../../../../domain/search/price-stay.ts';
import { type ChildBand, MOST_CHILDREN, type Occupancy } from '../../../../domain/search/supply-facts.ts';

type Bands = Occupancy['childBands'];

/**
 * True where prices of children look swapped: a younger child comes to pay more than an older one in its position, a child more than an
 * adult, what a child pays becomes what it used to be spared, or positions exchange their prices, at all ages that change.
 */
export function areChildPricesSwapped(before: Bands, after: Bands): boolean {
  if (formatBands(before) === formatBands(after)) return false;
  const [old, now] = [pricesByAge(before), pricesByAge(after)];
  if (risesForYounger(now) && !risesForYounger(old)) return true;
  if (after.some(({ percent }) => percent > 100) && !before.some(({ percent }) => percent > 100)) return true;
  const changedAges = childAges.filter((age) => String(old[age]) !== String(now[age]));
  if (changedAges.length > 0 && changedAges.every((age) => areExchanged(old[age] ?? [], now[age] ?? [])))
    return true;
  const changes = old.flatMap((prices, age) => {
    const pairs = pairPrices(prices, now[age] ?? []);
    const changed = pairs.filter(([one, other]) => one !== other);
    // One price for all that becomes another one for some is an offer for families; where positions differed before, those that stay say nothing.
    return changed.length > 0 && hasOnePrice(prices) ? pairs : changed;
  });
  return (
    changes.length > 0 &&
    changes.every(([one, other]) => one + other === 100 && Math.abs(one - other) >= farApart)
  );
}

/** Points of per cent between what a child pays and what it is spared. */
const farApart = 40;

const childAges = Array.from({ length: 18 }, (_, age) => age);
const positions = Array.from({ length: MOST_CHILDREN }, (_, index) => index + 1);

/** Per cent of the adult's rate for children in each position, from the first on; null where they are adults. */
type Prices = readonly (number | null)[];

/** The same prices may be written as other bands, with positions or without: what a child pays decides. */
function pricesByAge(bands: Bands): readonly Prices[] {
  return childAges.map((age) =>
    positions.map((position) => findChildBand(bands, age, position)?.percent ?? null),
  );
}

/** What two ages, or one age before and after, pay in the positions in which both are children. */
function pairPrices(one: Prices, other: Prices): (readonly [number, number])[] {
  return one.flatMap((price, at) => {
    const paired = other[at] ?? null;
    return price === null || paired === null ? [] : [[price, paired] as const];
  });
}

/** The same prices in another order of positions: the first child comes to pay what a further one did. */
function areExchanged(old: Prices, now: Prices): boolean {
  const [before, after] = [listSteps(old), listSteps(now)];
  return (
    String(before) !== String(after) &&
    String(before.toSorted()) === String(after.toSorted()) &&
    pairPrices(old, now).some(([one, other]) => Math.abs(one - other) >= farApart)
  );
}

/** Each price once, in the order of positions. */
function listSteps(prices: Prices): readonly number[] {
  return [...new Set(prices)].filter((price) => price !== null);
}

function hasOnePrice(prices: Prices): boolean {
  return new Set(prices.filter((price) => price !== null)).size === 1;
}

/** A second child may well pay more than an older first one. */
function risesForYounger(prices: readonly Prices[]): boolean {
  return prices.some((younger, age) =>
    prices.slice(age + 1).some((older) => pairPrices(younger, older).some(([one, other]) => one > other)),
  );
}

export function formatBands(bands: Bands): string {
  return bands.map((band) => `${nameOf(band)}: ${band.percent} %`).join(', ');
}

/** As a feed names a band: positions, if any, and ages. */
function nameOf({ fromAge, toAge, positions }: ChildBand): string {
  const ages = `${fromAge}-${toAge}`;
  if (positions === undefined) return ages;
  const { first, last } = positions;
  return `${first === last ? first : `${first}-${last}`}/${ages}`;
}
