import type { FlightRef } from './supply-facts.ts';

/** A flight's reference as a word, for maps and sets. */
export function flightKey({ from, to, day, id }: FlightRef): string {
  return `${from}-${to} ${day} ${id}`;
}

/** True for the same flight, and for none on both sides. References are compared by value: a database keeps no order of their keys. */
export function isSameFlight(one: FlightRef | null, other: FlightRef | null): boolean {
  if (one === null || other === null) return one === other;
  return one.id === other.id && one.day === other.day && one.from === other.from && one.to === other.to;
}
