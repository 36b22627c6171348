import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildHotels } from '../../demo/world/hotels/build-hotels.server.ts';
import { readPlaces } from '../../demo/world/places/read-places.server.ts';
import { worldSeed } from '../../demo/world/world-seed.ts';
import { boards } from '../../domain/search/board.ts';
import { hotelAttributes } from '../../domain/search/hotel-attribute.ts';
import { parseDay } from '../../domain/time/calendar-day.ts';
import { LANGUAGES } from '../../domain/words/language.ts';

/** Hotels of an ordinary demo world, where the sentences find theirs. */
const HOTELS = 2000;

const { destinations, airports } = readPlaces();
const places = new Set(destinations.filter(({ type }) => type !== 'poi').map(({ name }) => name.en));
const departures = new Set(airports.filter(({ isDeparture }) => isDeparture).map(({ code }) => code));
const hotels = new Map<string, number>();
for (const { card } of buildHotels(readPlaces(), HOTELS, worldSeed)) {
  hotels.set(card.name, (hotels.get(card.name) ?? 0) + 1);
}

const day = z.string().refine((text) => parseDay(text) !== null, 'not a day');
const count = z.int().positive();
const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nonempty()
    .refine((items) => new Set(items).size === items.length, 'listed twice');
const place = z.string().refine((name) => places.has(name), 'no place of the demo world');
const hotel = z.string().refine((name) => hotels.get(name) === 1, 'not one hotel of the demo world');
const departure = z.string().refine((code) => departures.has(code), 'no airport of departure');

const expectation = z.strictObject({
  places: list(place).optional(),
  hotels: list(hotel).optional(),
  departureAirports: list(departure).optional(),
  period: z
    .strictObject({ from: day, to: day.optional() })
    .refine(({ from, to = from }) => from <= to, 'ends before it begins')
    .optional(),
  nights: z
    .strictObject({ from: count, to: count })
    .refine(({ from, to }) => from <= to, 'ends before it begins')
    .optional(),
  adults: count.optional(),
  childAges: z.array(z.int().min(0).max(17)).nonempty().optional(),
  children: count.optional(),
  maxTotal: count.optional(),
  maxPerPerson: count.optional(),
  attributes: list(z.enum(hotelAttributes)).optional(),
  boards: list(z.enum(boards)).optional(),
  stars: z.int().min(1).max(5).optional(),
  direct: z.literal(true).optional(),
  warm: z.literal(true).optional(),
  city: z.literal(true).optional(),
  dayFlights: z.literal(true).optional(),
  suitcase: z.literal(true).optional(),
  handLuggage: z.literal(true).optional(),
  transfer: z.literal(true).optional(),
  freelyCancellable: z.literal(true).optional(),
  hotelOnly: z.literal(true).optional(),
  unknown: list(z.string().min(1)).optional(),
});

const sentence = z
  .strictObject({
    language: z.enum(LANGUAGES),
    today: day,
    text: z.string().trim().min(1),
    expect: expectation.refine((fields) => Object.keys(fields).length > 0, 'says nothing'),
  })
  .refine(({ today, expect: { period } }) => (period?.to ?? today) >= today, 'the period has ended')
  .refine(
    ({ text, expect: { unknown = [] } }) => unknown.every((word) => text.includes(word)),
    'an unknown word that is not typed',
  );

const lines = readFileSync(new URL('held-sentences.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

test('every sentence has a text and known fields, which name what the demo world has', () => {
  const faults = lines.flatMap((line, index) => {
    const { error } = sentence.safeParse(JSON.parse(line));
    return error === undefined ? [] : [`line ${index + 1}: ${z.prettifyError(error)}`];
  });
  expect(faults).toEqual([]);
});

test('an expectation has ages of children or their number, and a price in all or per person', () => {
  const both = lines.filter((line) => {
    const { expect: fields } = sentence.parse(JSON.parse(line));
    return (fields.childAges && fields.children) || (fields.maxTotal && fields.maxPerPerson);
  });
  expect(both).toEqual([]);
});

test('no sentence is there twice in a language on the same day', () => {
  const keys = lines.map((line) => {
    const { language, today, text } = sentence.parse(JSON.parse(line));
    return `${language} ${today} ${text}`;
  });
  expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([]);
});

test.each([
  ['de', 250],
  ['en', 250],
  ['it', 20],
  ['es', 20],
  ['fr', 20],
])('of sentences in %s there are %i or more', (language, least) => {
  const ofLanguage = lines.filter((line) => sentence.parse(JSON.parse(line)).language === language);
  expect(ofLanguage.length).toBeGreaterThanOrEqual(least);
});
