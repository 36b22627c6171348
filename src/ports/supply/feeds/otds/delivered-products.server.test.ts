import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fakeFeedDirectory } from '../fake-feed-directory.ts';
import { importFiles } from '../import-files.server.ts';
import { streamOf } from '../samples/read-all.ts';

const sample = await readFile(new URL('../samples/otds-flights.xml', import.meta.url), 'utf8');
/** The sample with the airline, airports and year of the fake directory. */
const flights = sample
  .replaceAll('7Q<', 'TW<')
  .replaceAll('QXD<', 'AAA<')
  .replaceAll('QXK<', 'BBB<')
  .replaceAll('2026-', '2027-');
const [products = ''] = /<Products>[\s\S]*<\/Products>/.exec(flights) ?? [];
const flightsAlone = flights.replace(products, '');
/** The file with something in place of its flights and products. */
const fileOf = (content: string) => flightsAlone.replace(/<Flights[\s\S]*<\/Flights>/, content);
const house = fileOf('<Accommodations><Accommodation Key="100" UpdateMode="Delete"/></Accommodations>');
const withoutPackage = products.replace(/<Product Key="PACKAGE"[\s\S]*?<\/Product>/, '');

/** Reasons of what is refused of a delivery. The house is reached by flights. */
async function deliver(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { refused } = await importFiles(
    Object.entries(files).map(([name, xml]) => ({ name, open: () => streamOf(xml) })),
    { ...fakeFeedDirectory(), isFlownTo: async () => true },
    { take: async () => {} },
  );
  return refused.map(({ file, reason }) => `${file}: ${reason}`);
}

test('products in a file of their own hold for the other files of the delivery', async () => {
  expect(
    await deliver({ 'house.xml': house, 'products.xml': fileOf(products), 'flights.xml': flightsAlone }),
  ).toEqual([]);
  const alone = { 'house.xml': house, 'products.xml': fileOf(withoutPackage) };
  expect(await deliver(alone)).toEqual([
    "house.xml: no Product is FlightAccommodation, the hotel '100' is sold with flights too",
  ]);
  expect(await deliver({ 'flights.xml': flightsAlone, 'products.xml': fileOf(withoutPackage) })).toEqual([
    expect.stringContaining('flights.xml: no Product is FlightAccommodation'),
  ]);
});

test('products of a file hold for a file without any, and a file with some is sold by its own', async () => {
  const flown = flights.replace(products, withoutPackage);
  expect(await deliver({ 'house.xml': house, 'flights.xml': flown })).toContain(
    "house.xml: no Product is FlightAccommodation, the hotel '100' is sold with flights too",
  );
  const own = house.replace('</OTDS>', `${products}</OTDS>`);
  expect(await deliver({ 'house.xml': own, 'products.xml': fileOf(withoutPackage) })).toEqual([]);
});

test('a file without products is refused where those of the others differ, or cannot be read', async () => {
  const different = { 'a.xml': fileOf(products), 'b.xml': fileOf(withoutPackage), 'house.xml': house };
  expect(await deliver(different)).toEqual([
    "house.xml: the Products of 'a.xml' and 'b.xml' are not the same, and this file has none",
  ]);
  const unreadable = {
    'a.xml': fileOf(products.replace('ReturnFlightOnly', 'RoundTrip')),
    'house.xml': house,
  };
  expect(await deliver(unreadable)).toEqual([
    "a.xml: Product 'FLIGHT' is RoundTrip, which is not taken",
    "house.xml: the Products of 'a.xml', by which this file is sold, cannot be read",
  ]);
});

test('a file of products alone is refused where it is all that was delivered', async () => {
  expect(await deliver({ 'products.xml': fileOf(products) })).toEqual([
    'products.xml: the file has neither an Accommodation nor an OnewayFlight',
  ]);
});
