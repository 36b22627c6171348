import { expect, test } from 'vitest';
import { matchTravellers } from './match-travellers.ts';

const former = { adults: 2, childrenBorn: [100, 200] };

test.each([
  ['one child more', { adults: 2, childrenBorn: [50, 100, 200] }, [0, 1, 3, 4]],
  ['one child less', { adults: 2, childrenBorn: [200] }, [0, 1, null, 2]],
  ['an adult more', { adults: 3, childrenBorn: [100, 200] }, [0, 1, 3, 4]],
  ['an adult less', { adults: 1, childrenBorn: [200, 100] }, [0, null, 2, 1]],
  ['twins', { adults: 2, childrenBorn: [100, 100] }, [0, 1, 2, null]],
])('adults keep their order and children their birth dates: %s', (_, now, numbers) => {
  expect(matchTravellers(former, now)).toEqual(numbers);
});

test('children named by age in both parties keep their ages, whatever day their dates were made on', () => {
  const byAge = (ages: readonly number[], shift: number) => ({
    adults: 2,
    childrenBorn: ages.map((age) => shift - age * 366),
    childAges: ages,
  });
  expect(matchTravellers(byAge([13, 9, 4], 0), byAge([13, 4], 1))).toEqual([0, 1, 2, null, 3]);
  expect(matchTravellers(former, { ...byAge([13], 0), childrenBorn: [200] })).toEqual([0, 1, null, 2]);
});

test('two children born on one day are two places', () => {
  const twins = { adults: 1, childrenBorn: [100, 100] };
  expect(matchTravellers(twins, twins)).toEqual([0, 1, 2]);
});
