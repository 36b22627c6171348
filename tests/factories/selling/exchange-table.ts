import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayAt, formatDay } from '../../../src/domain/time/calendar-day.ts';

/** A bank's rates of today in a file of their own, and the settings of a shop that buys in euros and sells at them. */
export function writeExchangeTable(rates: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'rates-'));
  const path = join(folder, 'rates.json');
  writeFileSync(path, JSON.stringify({ day: formatDay(dayAt(new Date())), base: 'EUR', rates }));
  return {
    settings: { SUPPLY_CURRENCY: 'EUR', EXCHANGE_RATES: path },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
