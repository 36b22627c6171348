import { requireDay } from '../../domain/time/calendar-day.ts';

/** What cancelling costs up to a day, `YYYY-MM-DD`, that day included; null for the last step. Minor units. */
export interface CurveStep {
  readonly until: string | null;
  readonly fee: number;
}

/** The room of a drawing. */
export interface CurveRoom {
  readonly width: number;
  readonly height: number;
  /** Free above the highest step, for its amount. */
  readonly top: number;
}

/** A step of the curve: its ends from the left, its height from above. */
export interface PlacedStep {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly fee: number;
}

/**
 * Places the fees of a trip from today to its departure, the first and the last day of the drawing, `YYYY-MM-DD`. The last weeks have the steps, and
 * most of the room: time runs by the root of the days that are left. The highest fee reaches the top.
 */
export function placeSteps(
  steps: readonly CurveStep[],
  { today, departure }: { readonly today: string; readonly departure: string },
  { width, height, top }: CurveRoom,
): readonly PlacedStep[] {
  const first = requireDay(today);
  const days = Math.max(1, requireDay(departure) - first);
  const highest = Math.max(1, ...steps.map(({ fee }) => fee));
  const x = (day: number) => {
    const left = Math.min(days, Math.max(0, days - (day - first)));
    return Math.round(width * (1 - Math.sqrt(left / days)));
  };
  let from = 0;
  return steps.map(({ until, fee }) => {
    const to = until === null ? width : x(requireDay(until) + 1);
    const placed = { from, to, y: height - Math.round((fee * (height - top)) / highest), fee };
    from = to;
    return placed;
  });
}
