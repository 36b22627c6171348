import type { PastFactor } from '../../domain/search/history/past-factor.ts';
import type { OfferQueries } from '../../domain/search/offer-query.ts';
import type { SupplyBatch, SupplyChange } from '../../domain/search/supply-facts.ts';
import type { Day } from '../../domain/time/calendar-day.ts';

export type QueryName = keyof OfferQueries;

/** One question by its name, with what it asks. */
export type OfferQuery<Name extends QueryName = QueryName> = {
  [Each in Name]: { readonly name: Each } & OfferQueries[Each]['query'];
}[Name];

export type OfferAnswer<Name extends QueryName> = OfferQueries[Name]['answer'];

/** An answer and the state it was given from. No answer mixes two states. */
export interface Found<Answer> {
  readonly answer: Answer;
  /** Number of the last batch the answer knows. */
  readonly sequence: number;
  /** When the supplier made that batch, milliseconds since 1970: the price was true then. */
  readonly knownAt: number;
}

/** A change that was not applied, and why; the rest of its batch was. */
export interface RefusedChange {
  /** Place in the batch, from 0. */
  readonly index: number;
  readonly reason: string;
}

/**
 * - `applied`: the state is now that of the batch; `refused` names changes that would have broken a rule of `supply-facts.ts`, `past` the
 *   factors of prices that the others have replaced, in order. They are the same in every replica.
 * - `known`: this number was applied before; nothing was done
 * - `gap`: batches are missing in between; nothing was done
 */
export type ApplyResult =
  | {
      readonly outcome: 'applied';
      readonly refused: readonly RefusedChange[];
      readonly past: readonly PastFactor[];
    }
  | { readonly outcome: 'known' }
  | { readonly outcome: 'gap'; readonly expected: number };

/**
 * Why a question has no answer, though it is a proper one:
 * - `no-plan`: no shards serve yet
 * - `no-connection`: what the shards are asked over is not reached
 * - `no-replica`: nobody answers for a shard
 * - `no-answer`: a shard did not answer in time
 * - `moving`: the supply changed faster than all shards could be asked about one state
 */
export type UnansweredReason = 'no-plan' | 'no-connection' | 'no-replica' | 'no-answer' | 'moving';

/** No answer, because one without all of its parts would be a wrong one. */
export class UnansweredError extends Error {
  readonly reason: UnansweredReason;

  constructor(reason: UnansweredReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Everything that can be sold, searchable: answers what is cheapest, where, when and how many. */
export interface OffersPort {
  /**
   * The exact answer to a question, see `domain/search/offer-query.ts`.
   * @throws RangeError for a request outside its documented ranges
   * @throws UnansweredError where the answer is not complete
   */
  search<Name extends QueryName>(query: OfferQuery<Name>): Promise<Found<OfferAnswer<Name>>>;
  /**
   * Replaces the whole state by what the parts say, which then is that of batch `sequence`. Answers come from the
   * old state until the new one is complete. Returns what was refused; `index` counts over all parts.
   */
  load(start: {
    readonly sequence: number;
    /** Time of that batch, milliseconds since 1970. */
    readonly at: number;
    /** First day that can be sold. */
    readonly firstDay: Day;
    readonly parts: AsyncIterable<readonly SupplyChange[]> | Iterable<readonly SupplyChange[]>;
  }): Promise<readonly RefusedChange[]>;
  /** Replaces the whole state by a snapshot. False where the file is missing, damaged or of another version; nothing is changed then. */
  restore(file: string): Promise<boolean>;
  /** Takes the next batch of the supply log. */
  apply(batch: SupplyBatch): Promise<ApplyResult>;
  /** Number of the last batch applied; 0 at first. */
  sequence(): Promise<number>;
  /** Writes the whole state to a file that `restore` of an equal engine reads. Returns the number of its last batch. */
  snapshot(file: string): Promise<number>;
  /** A digest of everything that can be sold: equal for equal states, however they came about. 16 hexadecimal digits. */
  checksum(): Promise<string>;
  close(): Promise<void>;
}
