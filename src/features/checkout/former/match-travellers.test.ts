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

test('two children born on one day are two places', () => {
  const twins = { adults: 1, childrenBorn: [100, 100] };
  expect(matchTravellers(twins, twins)).toEqual([0, 1, 2]);
});
