import { expect, test } from 'vitest';
import { buildOrder } from '../../../../../tests/factories/booking-order.ts';
import { countryFacts } from './country-facts.ts';
import { describeLocalFacts } from './describe-local-facts.server.ts';

const { trip } = buildOrder();
const { outbound } = trip;
if (outbound === null) throw new Error('The trip has flights');

const tripTo = (countryCode: string, timeZones?: { readonly from: string; readonly to: string }) => ({
  hotel: { ...trip.hotel, address: { street: '', zip: '', city: '', countryCode } },
  outbound: { ...outbound, ...(timeZones && { timeZones }) },
});

test('a trip to Turkey has its currency in the language of the reader, its number, its sockets and its clock', () => {
  const there = tripTo('TR', { from: 'Europe/Berlin', to: 'Europe/Istanbul' });
  const facts = { emergency: '112', plugs: 'C, F', minutesAhead: 60 };
  expect(describeLocalFacts(there, 'de')).toEqual({ ...facts, currency: 'Türkische Lira (TRY)' });
  expect(describeLocalFacts(there, 'en')).toEqual({ ...facts, currency: 'Turkish Lira (TRY)' });
});

test.each([
  ['behind', { from: 'Europe/Berlin', to: 'Atlantic/Canary' }, -60],
  ['the same', { from: 'Europe/Berlin', to: 'Europe/Madrid' }, 0],
  ['not known', undefined, null],
] as const)('the clocks there are %s', (_, timeZones, minutesAhead) => {
  expect(describeLocalFacts(tripTo('ES', timeZones), 'de')).toMatchObject({ minutesAhead });
});

test('a stay without flights has the facts, but no difference of clocks', () => {
  expect(describeLocalFacts({ ...tripTo('AT'), outbound: null }, 'de')).toMatchObject({ minutesAhead: null });
});

test('nothing is said of a country that is not listed, and of a trip without an address', () => {
  expect(describeLocalFacts(tripTo('XX'), 'de')).toBeNull();
  expect(describeLocalFacts({ ...trip, hotel: { ...trip.hotel } }, 'de')).toBeNull();
});

test('every listed country has a currency that has a name, numbers that can be dialled, and types of sockets', () => {
  const currencies = Intl.supportedValuesOf('currency');
  for (const [code, { currency, emergency, plugs }] of countryFacts) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(currencies).toContain(currency);
    const numbers = typeof emergency === 'string' ? emergency.split(', ') : Object.values(emergency);
    for (const number of numbers) expect(number).toMatch(/^\d{3,4}$/);
    expect(plugs).toMatch(/^[A-O](?:, [A-O])*$/);
  }
});
