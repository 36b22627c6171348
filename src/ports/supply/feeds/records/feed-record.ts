import type { SupplyChange } from '../../../../domain/search/supply-facts.ts';

/**
 * One record of an operator's file: taken with all its changes, in their order, or refused with none of them. A record is
 * what its format makes one: an availability message, a rate plan, a flight with its legs, a row.
 */
export type FeedRecord<Extra = unknown> =
  | ({ readonly ok: true; readonly line: number; readonly changes: readonly SupplyChange[] } & Extra)
  | RefusedRecord;

export interface RefusedRecord {
  readonly ok: false;
  readonly file: string;
  /** Where the record, or what is wrong in it, begins; from 1. */
  readonly line: number;
  /** An English sentence without its full stop that names the field and its value. */
  readonly reason: string;
  /** Where the price of a hotel is in another currency than the supply's. */
  readonly otherCurrency?: OtherCurrency;
}

export interface OtherCurrency {
  readonly currency: string;
  /** As the file has it. */
  readonly hotelCode: string;
}

/** What a file is read from: a stream of `node:fs` is one. */
export type FeedStream = AsyncIterable<Uint8Array>;

/** Ends the reading of one record from wherever the fault is found; `attempt` turns it into a refused record. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  /** Null where the record's own line is meant. */
  readonly line: number | null;
  readonly otherCurrency: OtherCurrency | null;

  constructor(reason: string, line: number | null, otherCurrency: OtherCurrency | null = null) {
    super(reason);
    this.line = line;
    this.otherCurrency = otherCurrency;
  }
}

/** @throws FeedError always */
export function refuse(reason: string, line: number | null = null): never {
  throw new FeedError(reason, line);
}

/** What `read` gives, or the record refused for the reason it met. Faults of ours are thrown on. */
export async function attempt<Taken>(
  file: string,
  line: number,
  read: () => Taken | Promise<Taken>,
): Promise<Taken | RefusedRecord> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    const { otherCurrency } = error;
    const refused = { ok: false, file, line: error.line ?? line, reason: error.message } as const;
    return otherCurrency === null ? refused : { ...refused, otherCurrency };
  }
}
