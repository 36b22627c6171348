import { expect, test } from 'vitest';
import { describeGraph } from './describe-graph.ts';

test('a graph goes from the lowest to the highest price, with a step where it changes', () => {
  const runs = [
    { from: '2026-11-01', to: '2026-11-03', amount: 50_000 },
    { from: '2026-11-04', to: '2026-11-05', amount: 40_000 },
  ];
  expect(describeGraph({ runs, compared: { lowest: 50_000, usual: 50_000 } })).toEqual({
    width: 50,
    height: 80,
    from: '2026-11-01',
    steps: 'M0 10H30V70H50',
    today: 'M40 70H50',
    usualY: 10,
    lowest: 40_000,
    highest: 50_000,
  });
});

test('days without a sale are a gap, today too', () => {
  const runs = [
    { from: '2026-11-01', to: '2026-11-01', amount: 50_000 },
    { from: '2026-11-02', to: '2026-11-02', amount: null },
    { from: '2026-11-03', to: '2026-11-03', amount: 40_000 },
    { from: '2026-11-04', to: '2026-11-04', amount: null },
  ];
  expect(describeGraph({ runs, compared: null })).toMatchObject({
    steps: 'M0 10H10M20 70H30',
    today: null,
    usualY: null,
  });
});

test('a price that never changed has no graph', () => {
  const runs = [{ from: '2026-11-01', to: '2026-11-04', amount: 50_000 }];
  expect(describeGraph({ runs, compared: null })).toBeNull();
});

test('without a price there is no graph', () => {
  const unsold = { from: '2026-11-01', to: '2026-11-04', amount: null };
  expect(describeGraph({ runs: [unsold], compared: null })).toBeNull();
  expect(describeGraph({ runs: [], compared: null })).toBeNull();
});
