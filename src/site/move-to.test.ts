import { expect, test } from 'vitest';
import { moveTo } from './move-to.ts';
import { provideSessionHistory, type SessionHistory } from './session-history.ts';

test('[OFFER-031] a move asks for a page with what its link showed, under an address without it', () => {
  const moved: unknown[] = [];
  const history: Pick<SessionHistory, 'navigate'> = {
    navigate: (...move) => {
      moved.push(move);
      return {};
    },
  };
  provideSessionHistory(history as SessionHistory);
  moveTo('/de-de/search?adults=3&shownPrice=5EUR');
  moveTo('/de-de/search?adults=3', { replaces: true, keepsPlace: true });
  expect(moved).toEqual([
    [
      '/de-de/search?adults=3',
      { history: 'push', info: { kind: 'move', keepsPlace: false, query: '?adults=3&shownPrice=5EUR' } },
    ],
    [
      '/de-de/search?adults=3',
      { history: 'replace', info: { kind: 'move', keepsPlace: true, query: '?adults=3' } },
    ],
  ]);
});
