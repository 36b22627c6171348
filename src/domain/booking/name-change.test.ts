import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../tests/oracle/random.ts';
import { buildTraveller } from '../../demo/bookings/build-traveller.ts';
import { countLetterEdits, countReplaced, judgeName, keepCorrectedNames } from './name-change.ts';

const born = '1990-12-10';
const person = (firstName: string, lastName: string, birthDate = born) => ({
  firstName,
  lastName,
  birthDate,
});

/** The same by trying every way: letters are added, left out, replaced, or two neighbours change places. */
function countByTrying(from: string, to: string): number {
  if (from === '' || to === '') return from.length + to.length;
  const ways = [
    countByTrying(from.slice(1), to) + 1,
    countByTrying(from, to.slice(1)) + 1,
    countByTrying(from.slice(1), to.slice(1)) + (from[0] === to[0] ? 0 : 1),
  ];
  if (from.length > 1 && to.length > 1 && from[0] === to[1] && from[1] === to[0])
    ways.push(countByTrying(from.slice(2), to.slice(2)) + 1);
  return Math.min(...ways);
}

describe('letters of a name', () => {
  it('are counted on the shortest way from one name to the other', () => {
    const random = createRandom(11);
    const word = () => Array.from({ length: random.int(0, 5) }, () => 'abc'[random.int(0, 2)]).join('');
    for (let times = 0; times < 1_000; times += 1) {
      const [from, to] = [word(), word()];
      expect(countLetterEdits(from, to), `${from} ${to}`).toBe(countByTrying(from, to));
    }
  });

  it.each([
    ['Meier', 'Meyer', 1],
    ['Thomas', 'Tohmas', 1],
    ['Ann', 'Anne', 1],
    ['José', 'Jose', 0],
    ['ANNA-LENA', 'Anna Lena', 0],
    ['Müller', 'Mueller', 1],
    ['', 'Ada', 3],
  ])('%s → %s: %i', (from, to, count) => {
    expect(countLetterEdits(from, to)).toBe(count);
  });
});

describe('a new name', () => {
  it.each([
    ['the same', person('Ada', 'Meier'), 'same'],
    ['other capitals', person('ADA', 'Meier'), 'correction'],
    ['3 letters', person('Aida', 'Meyers'), 'correction'],
    ['4 letters', person('Aidas', 'Meyers'), 'too-many-letters'],
    ['another first name', person('Bob', 'Meier'), 'other-person'],
    ['another surname', person('Ada', 'Lovelace'), 'other-person'],
    ['another day of birth', person('Ada', 'Meier', '1990-12-11'), 'other-person'],
  ] as const)('with %s', (_, after, judged) => {
    expect(judgeName(person('Ada', 'Meier'), after, 3)).toBe(judged);
  });

  it('is no correction where the tariff allows none', () => {
    expect(judgeName(person('Ada', 'Meier'), person('Ada', 'Meyer'), null)).toBe('too-many-letters');
  });

  it('counts those who are other people', () => {
    const before = [person('Ada', 'Meier'), person('Bob', 'Meier'), person('Cy', 'Meier')];
    const after = [person('Ida', 'Meier'), person('Eve', 'Stone'), person('Cy', 'Meier', '2001-01-01')];
    expect(countReplaced(before, after, 3)).toBe(2);
    expect(countReplaced(before, after, null)).toBe(3);
  });

  it('is judged from the name that was paid for, not from the last correction', () => {
    const ordered = { ...buildTraveller(), firstName: 'Ada', lastName: 'Morerock' };
    const [corrected] = keepCorrectedNames([ordered], [{ ...ordered, lastName: 'Marinock' }], 3);
    if (corrected === undefined) throw new Error('nobody');
    expect(corrected).toMatchObject({
      lastName: 'Marinock',
      correctedFrom: { firstName: 'Ada', lastName: 'Morerock' },
    });
    const count = (lastName: string) => countReplaced([corrected], [{ ...ordered, lastName }], 3);
    expect(count('Marinosa')).toBe(1);
    expect(count('Morerasa')).toBe(0);
    // Who stays is nobody else, even where the terms allow no correction any more.
    expect(countReplaced([corrected], [corrected], null)).toBe(0);
  });

  it('is one to start from where another person has it, or where it is that of before', () => {
    const ordered = { ...buildTraveller(), firstName: 'Ada', lastName: 'Morerock' };
    const corrected = { ...ordered, lastName: 'Marinock', correctedFrom: ordered };
    for (const lastName of ['Marinosa', 'Morerock'])
      expect(keepCorrectedNames([corrected], [{ ...corrected, lastName }], 3)).toEqual([
        { ...ordered, lastName },
      ]);
  });
});
