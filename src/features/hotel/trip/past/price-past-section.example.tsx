import type { PricePast } from './price-past.ts';
import { PricePastSection } from './price-past-section.tsx';

export const title = 'Prices of the last days';

const runs = [
  { from: '2026-10-22', to: '2026-10-31', amount: 55_000 },
  { from: '2026-11-01', to: '2026-11-12', amount: 50_000 },
  { from: '2026-11-13', to: '2026-11-14', amount: null },
  { from: '2026-11-15', to: '2026-11-20', amount: 52_500 },
  { from: '2026-11-21', to: '2026-11-21', amount: 45_000 },
];

export const goodPast: PricePast = {
  runs,
  days: 30,
  daysSold: 28,
  compared: { lowest: 50_000, usual: 52_500 },
  goodPercent: 14,
  isCheapest: true,
};

const show = (traits: Partial<PricePast> = {}) => (
  <PricePastSection past={{ ...goodPast, ...traits }} currency="EUR" />
);

export const examples = [
  { name: 'a good price', render: () => show() },
  { name: 'as usual, of another tariff', render: () => show({ goodPercent: null, isCheapest: false }) },
  {
    name: 'too little is known',
    render: () => show({ runs: runs.slice(3), days: 6, daysSold: 6, compared: null, goodPercent: null }),
  },
];
