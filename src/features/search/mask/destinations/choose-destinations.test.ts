import { describe, expect, test } from 'vitest';
import type { ChosenDestination } from '../panel/mask-props.ts';
import { hasRoom, isRefused, listOfferedDestinations, toggleDestination } from './choose-destinations.ts';

const place = (id: number, type: ChosenDestination['type'] = 'region') =>
  ({ id, name: `Ort ${id}`, type, within: 'Griechenland' }) as const;
const idsOf = (chosen: readonly ChosenDestination[]) => chosen.map(({ id }) => id);

describe('choosing destinations', () => {
  test('adds a fifth and refuses a sixth [DEST-020][DEST-021]', () => {
    const four = [1, 2, 3, 4].map((id) => place(id));
    const five = toggleDestination(four, place(5));
    expect(hasRoom(four)).toBe(true);
    expect(idsOf(five)).toEqual([1, 2, 3, 4, 5]);
    expect(hasRoom(five)).toBe(false);
    expect(toggleDestination(five, place(6))).toBe(five);
  });

  test('[DEST-021] after five choices a sixth is refused, and none of the five', () => {
    const five = [1, 2, 3, 4, 5].map((id) => place(id));
    expect(isRefused(five, place(6))).toBe(true);
    expect(isRefused(five, place(5))).toBe(false);
    expect(isRefused(five.slice(1), place(6))).toBe(false);
  });

  test('[DEST-022] has each once: a second click takes it away, also at the limit', () => {
    const five = [1, 2, 3, 4, 5].map((id) => place(id));
    expect(idsOf(toggleDestination(five, place(3)))).toEqual([1, 2, 4, 5]);
  });

  test('keeps of a suggestion only what names it', () => {
    const suggestion = { ...place(1), level: 2, highlightedLabel: '<mark>O</mark>rt' };
    expect(toggleDestination([], suggestion)).toEqual([place(1)]);
  });
});

describe('suggestions', () => {
  test('[DEST-011] leave out what is chosen', () => {
    expect(idsOf(listOfferedDestinations([place(1), place(2)], [place(1)]))).toEqual([2]);
  });

  test('[DEST-012] still list a chosen hotel', () => {
    expect(idsOf(listOfferedDestinations([place(7, 'hotel')], [place(7, 'hotel')]))).toEqual([7]);
  });
});
