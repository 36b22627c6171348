import { describeWorld } from '../../src/demo/world/build-world.server.ts';
import { worldSeed } from '../../src/demo/world/world-seed.ts';
import { formatDay, requireDay } from '../../src/domain/time/calendar-day.ts';
import type { Language } from '../../src/domain/words/language.ts';
import { buildCatalogue } from '../../src/trip-search/catalogue/build-catalogue.ts';
import { phraseNames } from '../../src/trip-search/names/phrase-names.ts';
import { parseSearchPhrase } from '../../src/trip-search/phrase/parse-search-phrase.ts';
import type { ParsedPhrase } from '../../src/trip-search/phrase/parsed-phrase.ts';

/** A sentence and what it says; a field that is missing has to stay unset. */
export interface HeldSentence {
  readonly language: Language;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly text: string;
  readonly expect: Readonly<Record<string, unknown>>;
}

/** Understands sentences in the ordinary demo world, with names in English, airports by code and days as `YYYY-MM-DD`. */
export function createPhraseWorld() {
  const world = describeWorld({ hotels: 2000, seed: worldSeed, today: requireDay('2026-11-29') });
  const { destinations, airports } = world.places;
  const hotels = [...world.hotels()].map(({ card }) => card);
  const catalogue = buildCatalogue({ version: '1', destinations, airports, airlines: [], hotels });
  const names = phraseNames(catalogue);
  const nameOf = (id: number) => catalogue.destinations.get(id)?.name.en ?? catalogue.hotels.get(id)?.name;
  const parse = ({ text, language, today }: Omit<HeldSentence, 'expect'>) =>
    parseSearchPhrase(text, {
      names,
      language,
      today: requireDay(today),
      homeCountry: 'DE',
      currency: 'EUR',
    });
  return {
    parse,
    understand: (sentence: Omit<HeldSentence, 'expect'>) => listFields(parse(sentence), nameOf),
  };
}

function listFields({ text, parts, unknown }: ParsedPhrase, nameOf: (id: number) => string | undefined) {
  const fields: Record<string, unknown> = {};
  const add = (field: string, values: readonly unknown[]) => {
    const known = (fields[field] ?? []) as readonly unknown[];
    fields[field] = [...new Set([...known, ...values])];
  };
  for (const { wish } of parts) {
    switch (wish.field) {
      case 'places':
      case 'hotels':
        add(wish.field, wish.ids.map(nameOf));
        break;
      case 'departureAirports':
        add(wish.field, wish.codes);
        break;
      case 'period':
        fields.period = {
          ...(wish.from !== null && { from: formatDay(wish.from) }),
          ...(wish.to !== null && { to: formatDay(wish.to) }),
        };
        break;
      case 'nights':
        fields.nights = { from: wish.from, to: wish.to };
        break;
      case 'adults':
      case 'children':
        fields[wish.field] = wish.count;
        break;
      case 'childAges':
        fields.childAges = wish.ages;
        break;
      case 'maxTotal':
      case 'maxPerPerson':
        fields[wish.field] = wish.amount;
        break;
      case 'attributes':
        add('attributes', [wish.attribute]);
        break;
      case 'boards':
        add('boards', [wish.board]);
        break;
      case 'stars':
        fields.stars = wish.stars;
        break;
      default:
        fields[wish.field] = true;
    }
  }
  if (unknown.length > 0)
    add(
      'unknown',
      unknown.flatMap(({ start, end }) => text.slice(start, end).split(/\s+/)),
    );
  return fields;
}

/** A value in one writing: lists in any order, unknown words one by one. */
export function canonical(field: string, value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value, Object.keys(Object(value)).sort());
  const words = field === 'unknown' ? value.flatMap((each) => String(each).split(/\s+/)) : value;
  return JSON.stringify(words.map(String).sort());
}

export type Verdict = 'right' | 'wrong' | 'missing' | 'invented';

/** Compares each field that is said or was set. */
export function judge(
  expected: Readonly<Record<string, unknown>>,
  found: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, Verdict> {
  const fields = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return new Map(
    [...fields].map((field): [string, Verdict] => {
      if (!(field in found)) return [field, 'missing'];
      if (!(field in expected)) return [field, 'invented'];
      return [
        field,
        canonical(field, expected[field]) === canonical(field, found[field]) ? 'right' : 'wrong',
      ];
    }),
  );
}
