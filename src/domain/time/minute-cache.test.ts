import { expect, test } from 'vitest';
import { createMinuteCache } from './minute-cache.ts';

test('a value is made once a minute', () => {
  const made: string[] = [];
  const read = createMinuteCache((moment) => {
    made.push(moment.toISOString());
    return moment.toISOString().slice(0, 16);
  });
  const times = ['05:59.999', '06:00.000', '06:59.999', '07:00.000', '06:00.000'];
  expect(times.map((time) => read(new Date(`2026-03-02T06:${time}Z`)))).toEqual([
    '2026-03-02T06:05',
    '2026-03-02T06:06',
    '2026-03-02T06:06',
    '2026-03-02T06:07',
    '2026-03-02T06:06',
  ]);
  expect(made).toHaveLength(4);
});
