import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

/** The definition, word by word. */
function define(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const rest = [
    define(one.slice(1), other) + 1,
    define(one, other.slice(1)) + 1,
    define(one.slice(1), other.slice(1)) + (one[0] === other[0] ? 0 : 1),
  ];
  if (one.length > 1 && one[0] === other[1] && one[1] === other[0]) {
    rest.push(define(one.slice(2), other.slice(2)) + 1);
  }
  return Math.min(...rest);
}

describe('the distance of two words', () => {
  test.each([
    ['kreta', 'kreta', 0],
    ['malorca', 'mallorca', 1],
    ['kreat', 'kreta', 1],
    ['rhodso', 'rhodos', 1],
    ['crete', 'kreta', 2],
  ])('%s and %s differ in %i letters', (one, other, distance) => {
    expect(editDistance(one, other, 3)).toBe(distance);
  });

  test('follows the definition and stops one beyond what matters', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, most) => {
        expect(editDistance(one, other, most)).toBe(Math.min(define(one, other), most + 1));
      }),
    );
  });
});
