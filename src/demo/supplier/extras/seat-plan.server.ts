import type { FlightLeg } from '../../../domain/extras/extra.ts';
import type { FlightFacts } from '../../../domain/search/supply-facts.ts';
import type { SeatMap } from '../../../ports/supply/supply-port.ts';
import { mixSeed, seededRandom } from '../../world/model/seeded-random.ts';

const shortHaul = { rows: 30, letters: ['A', 'B', 'C', '', 'D', 'E', 'F'], exitRows: [12, 13] } as const;
const longHaul = {
  rows: 34,
  letters: ['A', 'C', '', 'D', 'E', 'F', 'G', '', 'H', 'K'],
  exitRows: [14, 26],
} as const;

const seatPrices = { wide: 2_900, front: 1_900, other: 1_100 };
/** Rows near the door. */
const frontRows = 5;
/** Share of seats that passengers of other shops have chosen already. */
const takenElsewhere = 0.35;

export interface FreeSeat {
  /** Row and letter. */
  readonly name: string;
  /** Minor units, before a long flight makes it more expensive. */
  readonly price: number;
}

/** True for flights that cost, and take, so much more that everything on board does too. */
export function isLongHaul({ fare }: FlightFacts): boolean {
  return fare > 30_000;
}

export function buildSeatMap(flight: FlightFacts, leg: FlightLeg): SeatMap {
  return { leg, ...(isLongHaul(flight) ? longHaul : shortHaul) };
}

/** Free seats: without those of other shops, the same at every look, and those taken from us. */
export function listFreeSeats(flight: FlightFacts, taken: ReadonlySet<string>, seed: number): FreeSeat[] {
  const { rows, letters, exitRows } = buildSeatMap(flight, 'outbound');
  const random = seededRandom(mixSeed(seed, 'seats', flight.from, flight.to, flight.day, flight.id));
  const seats = Array.from({ length: rows }, (_, index) =>
    letters
      .filter((letter) => letter !== '' && !random.chance(takenElsewhere))
      .map((letter) => ({ name: `${index + 1}${letter}`, price: priceSeat(index + 1, exitRows) })),
  );
  return seats.flat().filter(({ name }) => !taken.has(name));
}

/** There is room for the legs in the first row and at the emergency exits. */
function priceSeat(row: number, exitRows: readonly number[]): number {
  if (row === 1 || exitRows.includes(row)) return seatPrices.wide;
  return row <= frontRows ? seatPrices.front : seatPrices.other;
}
