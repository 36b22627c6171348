import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { proveExchangeRates } from '../conformance.ts';
import { type EcbDouble, openEcbDouble } from './double/open-ecb-double.ts';
import { createEcbRates } from './ecb-rates.server.ts';
import { parseEcbRates } from './parse-ecb-rates.ts';

let bank: EcbDouble;
beforeAll(async () => {
  bank = await openEcbDouble();
});
beforeEach(() => bank.break(null));
afterAll(() => bank.close());

proveExchangeRates(() => ({
  port: createEcbRates(bank.address),
  async publish(rates) {
    bank.publish(rates === null ? null : [rates]);
  },
  async spoil() {
    bank.break('page');
  },
}));

test('of a file with several days the newest is read', async () => {
  bank.publish([
    { day: '2026-11-27', rates: { CHF: '0.9342' } },
    { day: '2026-11-26', rates: { CHF: '0.94', GBP: '0.87' } },
  ]);
  expect(await createEcbRates(bank.address).read()).toEqual({
    outcome: 'read',
    rates: { day: '2026-11-27', base: 'EUR', rates: { CHF: '0.9342' } },
  });
});

test('prefixes and quotes say nothing', () => {
  const cubes = `<e:Cube><e:Cube time="2026-11-27"><e:Cube rate="0.9342" currency="CHF"/></e:Cube></e:Cube>`;
  expect(parseEcbRates(`<x xmlns:e="urn:any">${cubes}</x>`)).toEqual({
    day: '2026-11-27',
    base: 'EUR',
    rates: { CHF: '0.9342' },
  });
});

test.each([
  '',
  'no markup',
  '<x><Cube time="2026-11-27"><Cube currency="CHF" rate="0.9342"/></Cube>',
  '<x><Cube currency="CHF" rate="0.9342"/></x>',
  '<x><Cube time="27.11.2026"><Cube currency="CHF" rate="0.9342"/></Cube></x>',
])('%j has no rates', (text) => {
  expect(parseEcbRates(text)).toBeNull();
});

test('a file that is longer than any of the bank is not read', async () => {
  bank.publish([{ day: '2026-11-27', rates: { CHF: '0.9342', GBP: '0.87'.padEnd(3_000_000, '0') } }]);
  expect(await createEcbRates(bank.address).read()).toEqual({ outcome: 'unknown', reason: 'no-answer' });
});
