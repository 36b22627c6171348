import type { Db } from '../../database/open-kysely.server.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { ValueSchemas } from './check-body.server.ts';

/** What editing needs of the rest of the shop. */
export interface EditingParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly valueSchemas: ValueSchemas;
  /** Which of these picture keys cannot be shown: gone from the media library, or without the words that stand for it. */
  readonly listUnusablePictures: (
    trx: Db,
    keys: readonly string[],
  ) => Promise<readonly { readonly key: string; readonly reason: 'missing' | 'no-alt-text' }[]>;
  /** Tells the operator of what went wrong without anybody waiting for an answer. */
  readonly report: (error: unknown) => void;
}

/** Who edits: a signed-in member of staff. */
export interface Editor {
  readonly id: string;
  readonly name: string;
}
