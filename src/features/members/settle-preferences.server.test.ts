import { expect, test } from 'vitest';
import { brand } from '../../brands/abendmeer/brand.ts';
import type { ChosenPreferences, StoredPreferences } from './member-preferences.server.ts';
import { settlePreferences } from './settle-preferences.server.ts';

const nothing: StoredPreferences = { language: null, currency: null, market: null, preferredAirport: null };

/** Settles between an account and what was chosen in the browser; returns what was stored, too. */
async function settle(account: Partial<StoredPreferences>, chosen: Parameters<typeof settlePreferences>[3]) {
  const saved: Partial<ChosenPreferences>[] = [];
  const preferences = {
    find: async () => ({ ...nothing, ...account }),
    save: async (_memberId: string, choice: Partial<ChosenPreferences>) => void saved.push(choice),
  };
  return { settled: await settlePreferences(preferences, 'member-1', brand, chosen), saved };
}

test('the account’s choice holds in a browser in which nothing was chosen', async () => {
  expect(await settle({ language: 'fr', currency: 'CHF' }, null)).toEqual({
    settled: { holds: 'account', choice: { language: 'fr', currency: 'CHF' } },
    saved: [],
  });
});

test('what was chosen in the browser holds, and is stored in the account', async () => {
  expect(await settle({ language: 'fr' }, { language: 'it', currency: 'EUR' })).toEqual({
    settled: { holds: 'browser' },
    saved: [{ language: 'it', currency: 'EUR' }],
  });
});

test('what the brand does not offer is neither stored nor taken over', async () => {
  expect((await settle({ language: 'xx', currency: 'EUR' }, null)).settled).toEqual({
    holds: 'account',
    choice: { currency: 'EUR' },
  });
  expect((await settle({}, { language: 'xx', market: 'zz' })).saved).toEqual([{}]);
});
