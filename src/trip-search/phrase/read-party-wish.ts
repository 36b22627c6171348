import { OF_AGE_FROM } from '../../domain/travellers/party.ts';
import type { PhraseWish } from './parsed-phrase.ts';
import type { PhraseReader, ReadWish } from './phrase-reader.ts';

/** The most people that a number without a word is taken for. */
const largestParty = 12;

/** Reads who travels: adults, children with or without their ages; null where nobody is named. */
export function readPartyWish(reader: PhraseReader, at: number): ReadWish | null {
  return (
    readFamily(reader, at) ??
    readChildren(reader, at) ??
    readAges(reader, at) ??
    readCounted(reader, at) ??
    readBareNumber(reader, at) ??
    readAdultWord(reader, at)
  );
}

/** A phrase such as 'family with children', after which ages may follow. */
const childWords = /kind|kid|child|bambin|figli|nin[oa]|hij|enfant/;

/** 'Family of five (4, 9, 13)'; a family without a number wants a hotel for families. */
function readFamily(reader: PhraseReader, at: number): ReadWish | null {
  if (!reader.has(at, 'family')) return null;
  const familyHotel: PhraseWish = { field: 'attributes', attribute: 'family_friendly' };
  const next = reader.skip(at + 1, 'filler', 'from');
  if (childWords.test(reader.wordsAt(at))) {
    const { list, until } = readAgeList(reader, reader.skip(next, 'age', 'filler', 'from'), largestParty);
    const ages: readonly PhraseWish[] = list.length === 0 ? [] : [{ field: 'childAges', ages: list }];
    return { wishes: [familyHotel, ...ages], until: list.length === 0 ? at + 1 : until };
  }
  const count = countAt(reader, next);
  const adultWord = Number(reader.meaningOf(at + 1, 'adults') ?? Number.NaN);
  const isCounted =
    count !== null &&
    !reader.has(next + 1, 'child', 'baby', 'adult', 'star') &&
    reader.meaningOf(next + 1, 'unit') === null;
  const people = isCounted ? count : adultWord >= 3 ? adultWord : null;
  if (people === null) return { wishes: [familyHotel], until: at + 1 };
  const after = reader.skip(isCounted ? next + 1 : at + 2, 'people', 'including');
  const ages = readAgeList(
    reader,
    reader.skip(after, 'filler', 'including', 'with_children', 'child', 'age'),
    people - 1,
  );
  if (ages.list.length === 0)
    return {
      wishes: [{ field: 'adults', count: people }],
      until: isCounted ? reader.skip(next + 1, 'people') : at + 2,
    };
  return {
    wishes: [
      { field: 'adults', count: people - ages.list.length },
      { field: 'childAges', ages: ages.list },
    ],
    until: ages.until,
  };
}

/** '2 Kinder', 'children 4, 9 and 13', 'ein Baby'. */
function readChildren(reader: PhraseReader, at: number): ReadWish | null {
  const counted = countAt(reader, at);
  const begin = counted === null ? at : reader.skip(at + 1, 'filler');
  if (reader.has(begin, 'baby')) {
    return {
      wishes: [{ field: 'childAges', ages: Array.from({ length: counted ?? 1 }, () => 0) }],
      until: begin + 1,
    };
  }
  const isPlain = reader.has(begin, 'with_children');
  if (!reader.has(begin, 'child') && !(isPlain && counted === null)) return null;
  const ages = readAgeList(
    reader,
    reader.skip(begin + 1, 'filler', 'age', 'from', 'in', 'to', 'between'),
    counted ?? largestParty,
  );
  if (ages.list.length > 0) return { wishes: [{ field: 'childAges', ages: ages.list }], until: ages.until };
  if (counted !== null) return { wishes: [{ field: 'children', count: counted }], until: begin + 1 };
  return { wishes: [{ field: 'attributes', attribute: 'family_friendly' }], until: begin + 1 };
}

/** '5 Jahre alt', 'a 6-year-old', 'mit 4- und 9-jährigen Kindern'. */
function readAges(reader: PhraseReader, at: number): ReadWish | null {
  const begin = reader.has(at, 'age') ? reader.skip(at, 'age', 'filler') : at;
  const { list, until, hasUnit } = readAgeList(reader, begin, largestParty);
  if (list.length === 0 || (!hasUnit && begin === at)) return null;
  return { wishes: [{ field: 'childAges', ages: list }], until: reader.skip(until, 'child') };
}

interface AgeList {
  readonly list: readonly number[];
  readonly until: number;
  /** A word such as 'years' stands with one of them. */
  readonly hasUnit: boolean;
}

/** Ages one after the other; a number that counts something else is none. */
function readAgeList(reader: PhraseReader, at: number, most: number): AgeList {
  const list: number[] = [];
  let until = at;
  let hasUnit = false;
  for (let next = at; list.length < most; ) {
    const age = ageAt(reader, next);
    if (age === null || (list.length === 0 && !isListed(reader, next))) break;
    list.push(age);
    hasUnit ||= reader.has(next + 1, 'age');
    until = reader.skip(next + 1, 'age');
    next = reader.wordsAt(until) === ',' ? until + 1 : until;
    next = reader.skip(next, 'and');
    if (reader.numberAt(next) === null) next = reader.skip(next, 'filler', 'number:1');
  }
  return { list, until, hasUnit };
}

function ageAt(reader: PhraseReader, at: number): number | null {
  const age = reader.numberAt(at);
  if (age === null || !Number.isInteger(age) || age >= OF_AGE_FROM) return null;
  return reader.items[at]?.isOrdinal || countsOther(reader, at + 1) ? null : age;
}

/** A word is the first age of a list only where the list goes on: 'children four and nine'. */
function isListed({ items, has, wordsAt }: PhraseReader, at: number): boolean {
  return items[at]?.isDigits === true || has(at + 1, 'age', 'and') || wordsAt(at + 1) === ',';
}

/** True where a number before it is none of persons or ages. */
function countsOther(reader: PhraseReader, at: number): boolean {
  if (reader.wordsAt(at) === '-' || reader.has(at, 'or')) {
    return reader.numberAt(at + 1) !== null && countsOther(reader, at + 2);
  }
  return (
    reader.has(at, 'star', 'people', 'adult', 'child', 'baby', 'charged', 'money', 'each') ||
    reader.meaningOf(at, 'unit') !== null ||
    reader.meaningOf(at, 'month') !== null
  );
}

/** '2 adults', 'vier Personen'. */
function readCounted(reader: PhraseReader, at: number): ReadWish | null {
  const begin = reader.has(at, 'for') ? reader.skip(at + 1, 'for', 'filler') : at;
  const count = countAt(reader, begin);
  const word = reader.has(begin + 1, 'people') ? begin + 1 : reader.skip(begin + 1, 'filler');
  if (count === null || word > begin + 2) return null;
  const isAdults = reader.has(word, 'adult');
  if (!isAdults && !reader.has(word, 'people')) return null;
  const isJoined = friends.test(reader.wordsAt(word)) && companions.has(reader.wordsAt(begin - 1));
  return { wishes: [{ field: 'adults', count: isJoined ? count + 1 : count }], until: word + 1 };
}

/** 'With two friends' are three. */
const friends = /^(?:freund|friend|mate|amic|amig|amis)/;
const companions = new Set(['mit', 'with', 'und', 'and', 'con', 'y', 'e', 'avec', 'et']);

/** 'For four': a number that counts nothing else. */
function readBareNumber(reader: PhraseReader, at: number): ReadWish | null {
  if (!reader.has(at, 'for')) return null;
  const begin = reader.skip(at + 1, 'for');
  const count = countAt(reader, begin);
  if (count === null || (count === 1 && !reader.items[begin]?.isDigits)) return null;
  if (
    countsOther(reader, begin + 1) ||
    reader.has(begin + 1, 'age') ||
    (reader.items[begin]?.isOrdinal ?? true)
  )
    return null;
  if (
    reader.wordsAt(begin + 1) === '-' ||
    (reader.has(begin + 1, 'to', 'or') && reader.numberAt(begin + 2) !== null)
  )
    return null;
  if (
    reader.skip(begin + 1, 'filler') > begin + 1 &&
    reader.meaningOf(reader.skip(begin + 1, 'filler'), 'unit') !== null
  )
    return null;
  return { wishes: [{ field: 'adults', count }], until: begin + 1 };
}

function readAdultWord(reader: PhraseReader, at: number): ReadWish | null {
  const count = reader.meaningOf(at, 'adults');
  return count === null ? null : { wishes: [{ field: 'adults', count: Number(count) }], until: at + 1 };
}

function countAt({ numberAt, items }: PhraseReader, at: number): number | null {
  const number = numberAt(at);
  if (number === null || !Number.isInteger(number) || items[at]?.isOrdinal) return null;
  return number >= 1 && number <= largestParty ? number : null;
}
