import type { PhraseQuestion, PhraseWish } from './parsed-phrase.ts';
import type { PhraseItem } from './phrase-items.ts';
import type { NamedThing } from './phrase-lexicon.ts';
import type { PhraseReader, ReadWish } from './phrase-reader.ts';

/** Prepositions that lead to an origin only where a destination follows: 'vuelo de París a Roma', 'la playa de Roma'. */
const weakFrom = new Set(['de', 'd', 'del', 'du', 'of']);

/** 'Flug Köln Mallorca' names both ends. */
const flightWords = new Set([
  'flug',
  'fluge',
  'flight',
  'flights',
  'volo',
  'voli',
  'vuelo',
  'vuelos',
  'vol',
  'vols',
]);

type Named<Kind extends NamedThing['kind']> = Extract<NamedThing, { readonly kind: Kind }>;

/** Reads from where: airports after 'from', next to the word airport, or before 'to' and a place; null where there are none. */
export function readDeparture(reader: PhraseReader, at: number): ReadWish | null {
  const isLed = reader.has(at, 'from', 'airport');
  const begin = isLed ? reader.skip(at + 1, 'filler', 'airport', 'from', 'in') : at;
  const list = readAirports(reader, begin);
  if (list === null) return null;
  const last = reader.items[begin];
  const isAirportNamed = reader.has(list.until, 'airport');
  const isFlight = flightWords.has(reader.wordsAt(begin - 1)) && isDestination(reader, list.until);
  const leadsTo = isFlight || leadsToPlace(reader, list.until);
  const isCode =
    last?.isUpperCase === true && last.words.length === 3 && last.words.length === last.end - last.start;
  const isStrong = isLed && (!weakFrom.has(reader.wordsAt(at)) || reader.has(at, 'airport'));
  const isWeak = isLed && !isStrong && leadsTo;
  const isOrigin = !isLed && (isAirportNamed || leadsTo || isCode);
  if (!isStrong && !isWeak && !isOrigin) return null;
  return {
    wishes: [{ field: 'departureAirports', codes: list.codes }],
    until: isAirportNamed ? list.until + 1 : list.until,
  };
}

function readAirports(reader: PhraseReader, at: number): { codes: readonly string[]; until: number } | null {
  let codes = airportsOf(reader, at);
  if (codes.length === 0) return null;
  let until = at + 1;
  for (;;) {
    const joint = reader.wordsAt(until) === ',' ? until + 1 : until;
    const next = reader.skip(joint, 'and', 'or', 'from');
    const more = next > until ? airportsOf(reader, next) : [];
    // 'Ab Köln, Mallorca': what follows a comma is an origin only where 'or' or another 'from' says so.
    const isListed =
      more.length > 0 &&
      (next > joint ||
        leadsToPlace(reader, next + 1) ||
        isDepartureOnly(reader, next) ||
        endsInOr(reader, next));
    if (!isListed) return { codes: [...new Set(codes)], until };
    codes = [...codes, ...more];
    until = next + 1;
  }
}

/** 'Hamburg, Berlin or Leipzig' are all origins. */
function endsInOr(reader: PhraseReader, at: number): boolean {
  if (airportsOf(reader, at).length === 0) return false;
  if (reader.has(at + 1, 'or')) return airportsOf(reader, at + 2).length > 0;
  return reader.wordsAt(at + 1) === ',' && endsInOr(reader, at + 2);
}

/** A place that is no destination of the catalogue, or a code. */
function isDepartureOnly({ items }: PhraseReader, at: number): boolean {
  return items[at]?.things.every(({ kind }) => kind === 'airport') === true;
}

/** Airports that an item names. Three letters in lower case are a word, but where an origin is due. */
function airportsOf({ items, has }: PhraseReader, at: number): readonly string[] {
  const item = items[at];
  if (item === undefined) return [];
  return item.things.flatMap((thing) => {
    if (thing.kind !== 'airport') return [];
    const isCode = item.isUpperCase || has(at - 1, 'from', 'airport');
    return item.words === thing.code.toLowerCase() && !isCode ? [] : thing.code;
  });
}

/** 'To Crete', '– Crete', and in 'Cologne-Crete' the second half. */
function leadsToPlace(reader: PhraseReader, at: number): boolean {
  if (reader.items[at]?.isJoined) return isDestination(reader, at);
  if (!reader.has(at, 'to') && reader.wordsAt(at) !== '-') return false;
  return isDestination(reader, reader.skip(at + 1, 'filler', 'in', 'number:1'));
}

function isDestination({ items }: PhraseReader, at: number): boolean {
  return items[at]?.things.some(({ kind }) => kind !== 'airport') === true;
}

/** A place or hotel that was read, or a question which of several is meant. */
export interface ReadPlace {
  readonly wish: PhraseWish | null;
  readonly question: Omit<PhraseQuestion, 'range'> | null;
}

/**
 * Reads where to. Of places with the same name the most important is meant, of names that are only nearly typed none, where
 * several are. A word that says something else in the language of the visit is a place only where it is written as a name.
 */
export function readNamedPlace(reader: PhraseReader, at: number): ReadPlace | null {
  const item = reader.items[at];
  if (item === undefined || (item.hasOwnMeaning && !isWrittenAsName(reader, item, at))) return null;
  const places = item.things.filter((thing): thing is Named<'place'> => thing.kind === 'place');
  const hotels = item.things.filter((thing): thing is Named<'hotel'> => thing.kind === 'hotel');
  if (places.length > 0) {
    const [first] = places;
    if (first === undefined) return null;
    const areOne = item.nameCount === 1 || places.every((place) => isNested(first, place));
    return areOne
      ? { wish: { field: 'places', ids: [first.id] }, question: null }
      : { wish: null, question: { placeIds: places.map(({ id }) => id), hotelIds: [] } };
  }
  if (hotels.length === 0) return null;
  const ids = hotels.map(({ id }) => id);
  return item.nameCount === 1
    ? { wish: { field: 'hotels', ids }, question: null }
    : { wish: null, question: { placeIds: [], hotelIds: ids } };
}

function isNested(one: Named<'place'>, other: Named<'place'>): boolean {
  return one.id === other.id || one.within.includes(other.id) || other.within.includes(one.id);
}

function isWrittenAsName(reader: PhraseReader, item: PhraseItem, at: number): boolean {
  if (!item.isCapital || item.errors > 0) return false;
  return at > 0 || reader.items.length === 1;
}
