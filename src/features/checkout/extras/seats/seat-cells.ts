import { canSit } from '../../../../domain/extras/choose-extras.ts';
import type { TravellerKind } from '../../../../domain/travellers/traveller.ts';
import type { ShownSeats } from '../choices/offered-extras.ts';

/** A seat of the map, with its state for one traveller. */
export interface SeatCell {
  readonly name: string;
  readonly letter: string;
  readonly position: 'window' | 'aisle' | 'middle';
  /** Id and price in minor units; null when the seat is taken. */
  readonly offer: { readonly id: string; readonly price: number } | null;
  /** Number of the traveller of this party who has chosen the seat; null for none. */
  readonly holder: number | null;
  /** False when this traveller cannot choose it: taken, an exit row for a child, or chosen for another traveller. */
  readonly isOpen: boolean;
}

export interface SeatRow {
  readonly row: number;
  readonly isExit: boolean;
  /** Null for an aisle. */
  readonly cells: readonly (SeatCell | null)[];
}

/**
 * Builds the rows of a flight's seat map for one traveller.
 * @param holderOf returns the number of the traveller who has chosen the seat with this id; null for none
 */
export function buildSeatRows(
  seats: ShownSeats,
  traveller: { readonly number: number; readonly kind: TravellerKind },
  holderOf: (id: string) => number | null,
): SeatRow[] {
  const free = new Map(seats.free.map(([name, id, price]) => [name, { id, price }]));
  const { letters, exitRows } = seats;
  return Array.from({ length: seats.rows }, (_, index) => {
    const row = index + 1;
    const maySit = canSit(row, exitRows, traveller.kind);
    const cells = letters.map((letter, at): SeatCell | null => {
      if (letter === '') return null;
      const name = `${row}${letter}`;
      const offer = free.get(name) ?? null;
      const holder = offer === null ? null : holderOf(offer.id);
      const isOpen = offer !== null && maySit && (holder === null || holder === traveller.number);
      return { name, letter, position: positionOf(letters, at), offer, holder, isOpen };
    });
    return { row, isExit: exitRows.includes(row), cells };
  });
}

function positionOf(letters: readonly string[], at: number): SeatCell['position'] {
  if (at === 0 || at === letters.length - 1) return 'window';
  return letters[at - 1] === '' || letters[at + 1] === '' ? 'aisle' : 'middle';
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Returns the next open seat in the direction of an arrow key; null at the edge, and for other keys. */
export function findNextSeat(rows: readonly SeatRow[], from: string, key: string): string | null {
  const step = steps[key];
  const start = rows.findIndex(({ cells }) => cells.some((cell) => cell?.name === from));
  if (step === undefined || start < 0) return null;
  let [row, column] = [start, rows[start]?.cells.findIndex((cell) => cell?.name === from) ?? 0];
  for (;;) {
    row += step[0];
    column += step[1];
    const cells = rows[row]?.cells;
    if (cells === undefined || column < 0 || column >= cells.length) return null;
    const cell = cells[column];
    if (cell?.isOpen === true) return cell.name;
  }
}

/** Lists the different seat prices from high to low, one entry of the legend each. */
export function listSeatPrices({ free }: ShownSeats): number[] {
  return [...new Set(free.map(([, , price]) => price))].sort((one, other) => other - one);
}
