import type { Brand } from '../../brands/brand.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { ValueSchemas } from './check-body.server.ts';

/** What editing needs of the rest of the shop. */
export interface EditingServiceDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly valueSchemas: ValueSchemas;
  /** By key; a page's modules may not contradict its brand. */
  readonly brands: ReadonlyMap<string, Brand>;
  /** Returns the picture keys that cannot be shown: deleted from the media library, or without alternative text. */
  readonly listUnusablePictures: (
    trx: Db,
    keys: readonly string[],
  ) => Promise<readonly { readonly key: string; readonly reason: 'missing' | 'no-alt-text' }[]>;
  /** Reports an error to the operator without blocking the request. */
  readonly report: (error: unknown) => void;
}

/** Who edits: a signed-in member of staff. */
export interface Editor {
  readonly id: string;
  readonly name: string;
}
