import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { proveExchangeRates } from '../conformance.ts';
import { createTableRates } from './table-rates.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'rates-'));
const file = join(folder, 'rates.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

proveExchangeRates(() => ({
  port: createTableRates(file),
  async publish(rates) {
    if (rates === null) rmSync(file, { force: true });
    else writeFileSync(file, JSON.stringify(rates));
  },
  async spoil() {
    writeFileSync(file, 'day,CHF');
  },
}));

test('a rate that is a number is refused: its last digits may be lost', async () => {
  writeFileSync(file, JSON.stringify({ day: '2026-11-27', base: 'EUR', rates: { CHF: 0.9342 } }));
  expect(await createTableRates(file).read()).toEqual({ outcome: 'unknown', reason: 'unreadable' });
});
