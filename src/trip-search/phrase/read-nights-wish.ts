import { stayLengths } from '../../defaults.ts';
import type { PhraseReader, ReadWish } from './phrase-reader.ts';

const nightsPerUnit = { night: 1, day: 1, week: 7 } as const;

/** Reads how long: nights, weeks, or days, of which a stay has one more than nights; null where there is none. */
export function readNightsWish(reader: PhraseReader, at: number): ReadWish | null {
  const lead = leadAt(reader, at);
  const begin = lead === null ? at : at + 1;
  const read = readLength(reader, begin) ?? readWord(reader, begin);
  if (read === null) return null;
  const { from, to } = read;
  // 'In two weeks' says when.
  if (lead === 'in')
    return { wishes: [{ field: 'period', from: reader.today + to, to: null }], until: read.until };
  // 'Ab' after a length begins the time of the journey.
  const isFollowed = reader.has(read.until, 'least') && !reader.has(read.until, 'from');
  const until = isFollowed ? read.until + 1 : read.until;
  const isLeast = lead === 'least' || isFollowed;
  if (isLeast) return nights(from, Math.max(from, stayLengths.maxFlexibleNights), until);
  return lead === 'limit' ? nights(1, to, read.until) : nights(from, to, read.until);
}

function nights(from: number, to: number, until: number): ReadWish {
  return { wishes: [{ field: 'nights', from, to }], until };
}

interface Length {
  readonly from: number;
  readonly to: number;
  readonly until: number;
}

/** What a word before a length makes of it; 'über' and 'over' may only mean during. */
function leadAt(reader: PhraseReader, at: number): 'limit' | 'least' | 'in' | null {
  const words = reader.wordsAt(at);
  if (words === 'in' || words === 'dans') {
    return reader.numberAt(at + 1) !== null && reader.meaningOf(at + 2, 'unit') !== null ? 'in' : null;
  }
  if (reader.has(at, 'limit')) return 'limit';
  return reader.has(at, 'least') && words !== 'uber' && words !== 'over' ? 'least' : null;
}

function readLength(reader: PhraseReader, at: number): Length | null {
  const first = countAt(reader, at);
  if (first === null) return null;
  const joint = at + 1;
  const isRange =
    reader.wordsAt(joint) === '-' || reader.has(joint, 'to', 'or', 'and') || reader.wordsAt(joint) === ',';
  const second = isRange ? countAt(reader, joint + 1) : null;
  const unitAt = skipPraise(reader, second === null ? at + 1 : joint + 2, first);
  const unit = reader.meaningOf(unitAt, 'unit') as keyof typeof nightsPerUnit | null;
  if (unit === null) return null;
  const toNights = (count: number) =>
    unit === 'day' ? Math.max(1, count - 1) : Math.round(count * nightsPerUnit[unit]);
  return { from: toNights(first), to: toNights(second ?? first), until: unitAt + 1 };
}

/** 'A whole week', 'eine schöne Woche'. */
function skipPraise(reader: PhraseReader, at: number, count: number): number {
  const after = reader.skip(at, 'filler');
  return count === 1 && after <= at + 2 ? after : at;
}

function countAt({ numberAt, items }: PhraseReader, at: number): number | null {
  const number = numberAt(at);
  return number !== null && number > 0 && number <= 60 && items[at]?.isOrdinal === false ? number : null;
}

/** A length in one word, or a week without a number. */
function readWord(reader: PhraseReader, at: number): Length | null {
  const first = reader.numberAt(at) === 1 && !reader.items[at]?.isDigits ? at + 1 : at;
  for (const begin of [at, first]) {
    const [from, to] = (reader.meaningOf(begin, 'nights') ?? '').split('-').map(Number);
    if (from !== undefined && to !== undefined) return { from, to, until: begin + 1 };
  }
  return reader.meaningOf(at, 'unit') === 'week' ? { from: 7, to: 7, until: at + 1 } : null;
}
