import type { PhrasePart, PhraseWish, TextRange } from './parsed-phrase.ts';
import type { NamedThing } from './phrase-lexicon.ts';

/** What one rule has read, before the sentence as a whole decides. */
export interface ReadPart {
  readonly wishes: readonly PhraseWish[];
  /** Items of it: from, and up to the one before. */
  readonly at: number;
  readonly until: number;
  /** A price that does not say whom it is for. */
  readonly isOpen: boolean;
  /** Words that say what the sentence's price is for. */
  readonly mark?: 'each' | 'total';
  readonly ranges: readonly TextRange[];
  readonly things: readonly NamedThing[];
}

interface Settled {
  readonly parts: readonly PhrasePart[];
  /** Words that turned out to say nothing. */
  readonly unused: readonly TextRange[];
}

type Price = Extract<PhraseWish, { readonly field: 'maxTotal' | 'maxPerPerson' }>;

/**
 * Makes parts of what was read: each field once, and for places, hotels, attributes and boards each value once.
 * @param isOnlyJoint whether nothing but commas and prepositions is between two items
 */
export function settleParts(
  read: readonly ReadPart[],
  isOnlyJoint: (from: number, until: number) => boolean,
): Settled {
  const located = dropHolders(read, isOnlyJoint);
  const marks = located.filter(({ mark }) => mark !== undefined);
  const hasPrice = located.some(({ wishes }) => wishes.some(isPrice));
  const parts = new Map<string, PhrasePart>();
  for (const { wishes, isOpen, ranges, mark } of located) {
    if (mark !== undefined) continue;
    for (const wish of wishes) {
      const settled = isPrice(wish) && isOpen ? openPrice(wish, located, marks[0]?.mark) : wish;
      const priceRanges = isPrice(wish) ? marks.flatMap((each) => each.ranges) : [];
      const key = keyOf(settled);
      const known = parts.get(key);
      const own = [...ranges, ...priceRanges];
      parts.set(
        key,
        known === undefined
          ? { wish: settled, ranges: own }
          : { wish: merge(known.wish, settled), ranges: [...known.ranges, ...own] },
      );
    }
  }
  return {
    parts: settleParty([...parts.values()]),
    unused: hasPrice ? [] : marks.flatMap(({ ranges }) => ranges),
  };
}

function isPrice(wish: PhraseWish): wish is Price {
  return wish.field === 'maxTotal' || wish.field === 'maxPerPerson';
}

/** Without a word for it an amount is for all where more than one traveller is named. */
function openPrice(wish: Price, read: readonly ReadPart[], mark: ReadPart['mark']): Price {
  if (mark !== undefined) return { ...wish, field: mark === 'total' ? 'maxTotal' : 'maxPerPerson' };
  const travellers = read
    .flatMap(({ wishes }) => wishes)
    .reduce((sum, each) => sum + countTravellers(each), 0);
  return { ...wish, field: travellers > 1 ? 'maxTotal' : 'maxPerPerson' };
}

function countTravellers(wish: PhraseWish): number {
  if (wish.field === 'adults' || wish.field === 'children') return wish.count;
  return wish.field === 'childAges' ? wish.ages.length : 0;
}

function keyOf(wish: PhraseWish): string {
  switch (wish.field) {
    case 'places':
    case 'hotels':
      return `${wish.field} ${wish.ids.join()}`;
    case 'attributes':
      return `attributes ${wish.attribute}`;
    case 'boards':
      return `boards ${wish.board}`;
    case 'maxPerPerson':
    case 'maxTotal':
      return 'price';
    default:
      return wish.field;
  }
}

/** A field that is said twice: lists grow, times narrow each other where they overlap and span both where they do not. */
function merge(known: PhraseWish, next: PhraseWish): PhraseWish {
  if (known.field === 'period' && next.field === 'period') return mergePeriods(known, next);
  if (known.field === 'childAges' && next.field === 'childAges')
    return { ...known, ages: [...known.ages, ...next.ages] };
  if (known.field === 'departureAirports' && next.field === 'departureAirports') {
    return { ...known, codes: [...new Set([...known.codes, ...next.codes])] };
  }
  if (known.field === 'children' && next.field === 'children')
    return { ...known, count: known.count + next.count };
  return known.field === 'adults' && next.field === 'adults' && known.count > 1 && next.count === 1
    ? known
    : next;
}

type Period = Extract<PhraseWish, { readonly field: 'period' }>;

function mergePeriods(one: Period, other: Period): Period {
  if (one.from === null || other.from === null || one.to === null || other.to === null) {
    return { field: 'period', from: other.from ?? one.from, to: other.to ?? one.to };
  }
  const overlap = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
  if (overlap.from < overlap.to) return { field: 'period', ...overlap };
  return { field: 'period', from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
}

/** Children with ages are not counted again; `children` says only those beyond them. */
function settleParty(parts: readonly PhrasePart[]): readonly PhrasePart[] {
  const ages = parts.find(({ wish }) => wish.field === 'childAges');
  const count = parts.find(({ wish }) => wish.field === 'children');
  if (ages?.wish.field !== 'childAges' || count?.wish.field !== 'children') return parts;
  if (ages.wish.ages.length < count.wish.count) return parts;
  const all = { wish: ages.wish, ranges: [...count.ranges, ...ages.ranges] };
  return parts.filter((part) => part !== count).map((part) => (part === ages ? all : part));
}

/** 'Crete, Greece' and a hotel 'on Crete' mean the one that lies in the other; its words belong to that part. */
function dropHolders(
  read: readonly ReadPart[],
  isOnlyJoint: (from: number, until: number) => boolean,
): readonly ReadPart[] {
  const kept: ReadPart[] = [];
  for (const part of read) {
    const before = kept.at(-1);
    if (before !== undefined && isLocated(part) && isLocated(before) && isOnlyJoint(before.until, part.at)) {
      if (isWithin(before, part)) {
        kept[kept.length - 1] = { ...before, until: part.until, ranges: [...before.ranges, ...part.ranges] };
        continue;
      }
      if (isWithin(part, before)) {
        kept[kept.length - 1] = { ...part, at: before.at, ranges: [...before.ranges, ...part.ranges] };
        continue;
      }
    }
    kept.push(part);
  }
  return kept;
}

function isLocated({ wishes }: ReadPart): boolean {
  return wishes.some(({ field }) => field === 'places' || field === 'hotels');
}

/** True where all that the one names lies in what the other names. */
function isWithin(one: ReadPart, other: ReadPart): boolean {
  const ids = idsOf(other);
  return one.things.some(
    (thing) =>
      thing.kind !== 'airport' &&
      idsOf(one).includes(thing.id) &&
      thing.within.some((id) => ids.includes(id)),
  );
}

function idsOf({ wishes }: ReadPart): readonly number[] {
  return wishes.flatMap((wish) => (wish.field === 'places' || wish.field === 'hotels' ? wish.ids : []));
}
