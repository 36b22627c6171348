import { rowOfSeat } from '../../../domain/extras/choose-extras.ts';
import type { FlightLeg } from '../../../domain/extras/extra.ts';
import type { JudgedExtra, PricedExtra } from '../../../domain/extras/goods/judge-extra-goods.ts';

/** The seats of a flight, as an operator's rows describe its plane. */
export interface PlaneSeats {
  readonly leg: FlightLeg;
  /** From 1 to the last row that any seat is in. */
  readonly rows: number;
  /** From window to window; '' is an aisle. */
  readonly letters: readonly string[];
  readonly exitRows: readonly number[];
  /** From the first row to the last, an extra each, called by row and letter; of two rows that name a seat the one that was judged first has it. */
  readonly seats: readonly PricedExtra[];
}

/** The seats of a flight that are offered; null where its airline has none. */
export function listPlaneSeats(judged: readonly JudgedExtra[], leg: FlightLeg): PlaneSeats | null {
  const zones = judged.flatMap(({ goods, extra, refusal }) =>
    goods.kind === 'seat' && extra.leg === leg && refusal === null ? [{ goods, extra }] : [],
  );
  const [first] = zones;
  if (first === undefined) return null;
  const seats = new Map<string, PricedExtra>();
  for (const { goods, extra } of zones)
    for (const row of rowsOf(goods))
      for (const letter of goods.letters) {
        const name = `${row}${letter}`;
        if (letter === '' || goods.notSold.includes(name) || seats.has(name)) continue;
        seats.set(name, { ...extra, variant: name });
      }
  return {
    leg,
    rows: Math.max(...zones.map(({ goods }) => goods.rows.last)),
    letters: first.goods.letters,
    exitRows: zones.flatMap(({ goods }) => (goods.isExit ? rowsOf(goods) : [])),
    seats: [...seats.values()].toSorted((one, other) => rowOfSeat(one.variant) - rowOfSeat(other.variant)),
  };
}

function rowsOf({
  rows: { first, last },
}: {
  readonly rows: { readonly first: number; readonly last: number };
}) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
