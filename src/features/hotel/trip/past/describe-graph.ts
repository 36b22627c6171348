import { requireDay } from '../../../../domain/time/calendar-day.ts';
import type { PricePast } from './price-past.ts';

/** A graph in units of its drawing; y grows downwards. */
export interface Graph {
  readonly width: number;
  readonly height: number;
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  /** Path of all days. */
  readonly steps: string;
  /** Path of today; null where the trip is not for sale today. */
  readonly today: string | null;
  readonly usualY: number | null;
  /** Minor units for one person. */
  readonly lowest: number;
  readonly highest: number;
}

/** Width of a day. */
const DAY = 10;
const HEIGHT = 80;
/** Room above the highest and below the lowest price, for the width of lines. */
const MARGIN = 10;

/** Draws prices as steps between the lowest and the highest. Null where none is known, and where all are the same: words say that. */
export function describeGraph({ runs, compared }: Pick<PricePast, 'runs' | 'compared'>): Graph | null {
  const [first] = runs;
  const amounts = runs.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  if (first === undefined || amounts.length === 0) return null;
  const lowest = Math.min(...amounts);
  const highest = Math.max(...amounts);
  if (highest === lowest) return null;
  const yOf = (amount: number) =>
    Math.round(MARGIN + ((HEIGHT - 2 * MARGIN) * (highest - amount)) / (highest - lowest));
  const start = requireDay(first.from);
  const xOf = (day: string) => (requireDay(day) - start) * DAY;
  const last = runs.at(-1) ?? first;
  const end = xOf(last.to) + DAY;
  const steps = runs.map(({ from, to, amount }, at) => {
    if (amount === null) return '';
    const isJoined = (runs[at - 1]?.amount ?? null) !== null;
    return `${isJoined ? 'V' : `M${xOf(from)} `}${yOf(amount)}H${xOf(to) + DAY}`;
  });
  return {
    width: end,
    height: HEIGHT,
    from: first.from,
    steps: steps.join(''),
    today: last.amount === null ? null : `M${end - DAY} ${yOf(last.amount)}H${end}`,
    usualY: compared === null ? null : yOf(compared.usual),
    lowest,
    highest,
  };
}
