import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import type { Language } from '../../domain/words/language.ts';
import type { ParsedPhrase, PhraseQuestion, TextRange } from './parsed-phrase.ts';
import { readPhraseItems } from './phrase-items.ts';
import type { NamedThing, PhraseLexicon } from './phrase-lexicon.ts';
import { createPhraseReader, type PhraseReader, type ReadWish } from './phrase-reader.ts';
import { readNightsWish } from './read-nights-wish.ts';
import { readPartyWish } from './read-party-wish.ts';
import { readPeriod, readSchoolOfNobody } from './read-period.ts';
import { readDeparture, readNamedPlace } from './read-places.ts';
import { readPrice } from './read-price.ts';
import { readWish } from './read-wish.ts';
import { type ReadPart, settleParts } from './settle-parts.ts';

interface PhraseContext {
  /** Names of the catalogue, the more important things of a name first. */
  readonly names: PhraseLexicon<NamedThing>;
  readonly language: Language;
  readonly today: Day;
  /** Country code of the market, such as DE. */
  readonly homeCountry: string;
  /** What the market charges: amounts in it are understood, and no others. */
  readonly currency: CurrencyCode;
}

/** Words that belong to the grammar and say nothing alone. */
const structure = [
  'filler',
  'from',
  'to',
  'in',
  'and',
  'or',
  'for',
  'between',
  'next',
  'number:1',
  'limit',
  'least',
  'airport',
  'including',
  'people',
  'adult',
  'age',
  'charged',
  'star',
  'unit:night',
  'unit:day',
  'part:early',
  'part:mid',
  'part:late',
];

/**
 * Understands a sentence like 'a week on Crete in May for four under 3,000' by rules alone: the same words always mean the same. Every
 * word belongs to a part, is unknown or is a filler; nothing is set without words that say so.
 */
export function parseSearchPhrase(
  text: string,
  { names, language, today, homeCountry, currency }: PhraseContext,
): ParsedPhrase {
  const items = readPhraseItems(text, names, language);
  const reader = createPhraseReader(items, { today, language, homeCountry, currency });
  const read: ReadPart[] = [];
  const unknown: TextRange[] = [];
  const questions: PhraseQuestion[] = [];
  const fillers: TextRange[] = [];
  const rangeOf = (from: number, until: number): TextRange => ({
    start: items[from]?.start ?? 0,
    end: items[until - 1]?.end ?? text.length,
  });

  for (let at = 0; at < items.length; ) {
    const denied = readDenied(reader, at);
    const rule = denied === null ? readRule(reader, at) : null;
    const place = denied === null && rule === null ? readNamedPlace(reader, at) : null;
    const until = denied ?? rule?.until ?? at + 1;
    const range = rangeOf(at, until);
    if (denied !== null) unknown.push(range);
    else if (rule !== null) {
      read.push({ ...rule, at, ranges: [range], things: [] });
      questions.push(...askForPlace(reader, rule));
    } else if (place?.wish) {
      read.push({
        wishes: [place.wish],
        at,
        until,
        isOpen: false,
        ranges: [range],
        things: items[at]?.things ?? [],
      });
    } else if (place?.question) questions.push({ range, ...place.question });
    else if (isMark(reader, at)) {
      read.push({
        wishes: [],
        mark: reader.has(at, 'each') ? 'each' : 'total',
        at,
        until,
        isOpen: false,
        ranges: [range],
        things: [],
      });
    } else if (isStructure(reader, at)) fillers.push(range);
    else unknown.push(range);
    at = until;
  }
  const settled = settleParts(read, (from, until) => isOnlyJoint(reader, from, until));
  return {
    text,
    parts: settled.parts,
    unknown: [
      ...unknown,
      ...questions.filter(({ isUnderstood }) => !isUnderstood).map(({ range }) => range),
    ].sort((a, b) => a.start - b.start),
    questions,
    fillers: [...fillers, ...settled.unused].sort((a, b) => a.start - b.start),
  };
}

type Rule = Pick<ReadPart, 'wishes' | 'until' | 'isOpen'> & Pick<ReadWish, 'placeAt'>;

/** Whether one wants to go to the place that a part is also the name of. */
function askForPlace({ items }: PhraseReader, { placeAt }: Rule): readonly PhraseQuestion[] {
  const item = placeAt === undefined ? undefined : items[placeAt];
  if (item === undefined) return [];
  const placeIds = item.things.flatMap((thing) => (thing.kind === 'place' ? thing.id : []));
  return [{ range: { start: item.start, end: item.end }, placeIds, hotelIds: [], isUnderstood: true }];
}

function readRule(reader: PhraseReader, at: number): Rule | null {
  const closed = (read: ReadWish | null): Rule | null => (read === null ? null : { ...read, isOpen: false });
  return (
    closed(readPeriod(reader, at) ?? readSchoolOfNobody(reader, at)) ??
    closed(readNightsWish(reader, at)) ??
    closed(readWish(reader, at)) ??
    readPrice(reader, at) ??
    closed(readPartyWish(reader, at)) ??
    closed(readDeparture(reader, at))
  );
}

/** What is not wanted is not understood: 'no pool' asks for nothing that can be searched for. */
function readDenied(reader: PhraseReader, at: number): number | null {
  if (!reader.has(at, 'not') || readWish(reader, at) !== null) return null;
  const next = reader.skip(at + 1, 'filler', 'in');
  const rule = readWish(reader, next) ?? readPartyWish(reader, next) ?? readNightsWish(reader, next);
  if (rule !== null) return rule.until;
  return readNamedPlace(reader, next) === null ? at + 1 : next + 1;
}

function isMark(reader: PhraseReader, at: number): boolean {
  return reader.has(at, 'each', 'total');
}

function isStructure(reader: PhraseReader, at: number): boolean {
  const word = reader.wordsAt(at);
  return word === ',' || word === '-' || reader.has(at, ...structure);
}

/** True where only commas and prepositions stand between two places, so that the one says where the other is. */
function isOnlyJoint(reader: PhraseReader, from: number, until: number): boolean {
  for (let at = from; at < until; at += 1) {
    if (reader.has(at, 'or') || (reader.has(at, 'and') && reader.wordsAt(at) !== ',')) return false;
    if (reader.wordsAt(at) !== ',' && !reader.has(at, 'filler', 'in', 'from')) return false;
  }
  return true;
}
