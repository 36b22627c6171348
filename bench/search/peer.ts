import type { OfferQuery } from '../../src/ports/offers/offers-port.ts';

/** One line of a peer's answer, see `format-answer.ts`. */
export interface AnswerRow {
  readonly kind: string;
  readonly id: number;
  readonly count: number;
  readonly total: number;
}

/** A database that answers the same questions from the same facts. */
export interface Peer {
  readonly name: string;
  /** Seconds it took to load, and bytes it needs. */
  readonly loadSeconds: number;
  readonly bytes: number;
  /** Null where it took longer than it may. */
  run(query: OfferQuery): Promise<readonly AnswerRow[] | null>;
  close(): Promise<void>;
}

/** Longest that a peer may take for one question, in seconds. */
export const queryTimeoutSeconds = 120;

/** A row as a peer's driver gives it: numbers may come as text or big integers. */
export function readAnswerRow([kind, id, count, total]: readonly unknown[]): AnswerRow {
  return { kind: String(kind), id: Number(id), count: Number(count), total: Number(total) };
}
