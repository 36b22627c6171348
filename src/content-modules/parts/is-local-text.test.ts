import { describe, expect, test } from 'vitest';
import { isLocalText } from './is-local-text.ts';

describe('isLocalText', () => {
  test.each([
    [{ de: 'Kreta' }, true],
    [{ de: 'Kreta', en: 'Crete' }, true],
    [{ en: 'Crete' }, false],
    [{ de: 'Kreta', name: 'x' }, false],
    [{ de: 3 }, false],
    [{}, false],
    [['de'], false],
    [null, false],
    ['de', false],
  ])('judges %j: %s', (value, isText) => {
    expect(isLocalText(value)).toBe(isText);
  });
});
