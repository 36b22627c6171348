import type { ModuleExample } from '../definition/module-example.ts';
import type { ClimateYearProps } from './schema.ts';

const names = ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'];
const air = [15, 16, 17, 20, 24, 27, 29, 29, 27, 23, 20, 17];
const sea = [17, 16, 16, 17, 20, 23, 25, 26, 25, 23, 20, 18];

const buildMonths = (hasSea: boolean): ClimateYearProps['months'] =>
  names.map((name, index) => ({
    name,
    air: air[index] ?? 0,
    sea: hasSea ? (sea[index] ?? 0) : null,
    isNow: index === 10,
  }));

const note = 'Langjährige Monatsmittel, gerundet.';

export const examples: readonly ModuleExample<ClimateYearProps>[] = [
  {
    name: 'With the sea',
    props: {
      headline: 'Das Jahr auf Kreta',
      copytext: 'Kommen Sie vorher oder nachher.',
      months: buildMonths(true),
      note,
    },
  },
  { name: 'Inland', props: { headline: 'Das Jahr in den Bergen', months: buildMonths(false), note } },
];
