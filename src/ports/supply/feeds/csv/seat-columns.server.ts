import type { z } from 'zod';
import type { SeatGoods } from '../../../../domain/extras/goods/extra-goods.ts';
import { refuse } from '../records/feed-record.ts';
import { cell, codesCell, emptyOr, wholeCell } from './cells/cell-schemas.server.ts';
import { yesNoCell } from './common-columns.server.ts';

const MOST_ROWS = 99;
const MOST_LETTERS = 12;

/** Rows from a first to a last one, or one row. */
const rowsCell = cell((text) => {
  const [, from, to] = /^([1-9]\d?)(?:-([1-9]\d?))?$/.exec(text) ?? [];
  const rows = { first: Number(from), last: Number(to ?? from) };
  return from === undefined || rows.last < rows.first
    ? `is not rows such as 1-5, up to ${MOST_ROWS}`
    : { value: rows };
});

/** Letters from window to window, a hyphen for an aisle. */
const lettersCell = cell((text) => {
  const letters = Array.from(text, (letter) => (letter === '-' ? '' : letter));
  const seats = letters.filter((letter) => letter !== '');
  const isPlane = /^[A-Z]+(?:-[A-Z]+)*$/.test(text) && seats.length <= MOST_LETTERS;
  return isPlane && new Set(seats).size === seats.length
    ? { value: letters }
    : `is not letters such as ABC-DEF, at most ${MOST_LETTERS}, each once`;
});

/** Columns of extras.csv that say which seats of a plane are sold. */
export const listSeatColumns = () => ({
  number: emptyOr(wholeCell(1, 9999)).optional(),
  letters: emptyOr(lettersCell).optional(),
  rows: emptyOr(rowsCell).optional(),
  exit: emptyOr(yesNoCell).optional(),
  not_sold: codesCell(/^[1-9]\d?[A-Z]$/, MOST_ROWS * MOST_LETTERS).optional(),
});

export const seatColumns = [
  'number',
  'letters',
  'rows',
  'exit',
  'not_sold',
] as const satisfies readonly (keyof ReturnType<typeof listSeatColumns>)[];

type SeatCells = z.output<z.ZodObject<ReturnType<typeof listSeatColumns>>>;

/** The seats of a row. @throws FeedError where a cell is missing, or a seat that is not sold is in no row of it */
export function readSeats({
  number = null,
  letters,
  rows,
  exit,
  not_sold: notSold = [],
}: SeatCells): Pick<SeatGoods, 'number' | 'letters' | 'rows' | 'isExit' | 'notSold'> {
  if (letters == null) return refuse('letters is empty, a plane has some');
  if (rows == null) return refuse('rows is empty, seats are in some');
  if (exit == null) return refuse('exit is empty, write yes or no');
  const isHere = (seat: string) => {
    const row = Number.parseInt(seat, 10);
    return row >= rows.first && row <= rows.last && letters.includes(seat.replace(/^\d+/, ''));
  };
  const elsewhere = notSold.find((seat) => !isHere(seat));
  if (elsewhere !== undefined) refuse(`not_sold names '${elsewhere}', which is in none of these rows`);
  return { number, letters, rows, isExit: exit === 'yes', notSold };
}
