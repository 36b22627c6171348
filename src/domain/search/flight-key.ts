import type { FlightRef } from './supply-facts.ts';

/** A flight's reference as a word, for maps and sets. */
export function flightKey({ from, to, day, id }: FlightRef): string {
  return `${from}-${to} ${day} ${id}`;
}
