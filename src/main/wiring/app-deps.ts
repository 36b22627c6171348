import type pg from 'pg';
import type { Logger } from 'pino';
import type { Brand } from '../../brands/brand.ts';
import type { Env } from '../settings/env.server.ts';

/** What the process passes to the app that runs in it. */
export interface AppDeps {
  readonly env: Env;
  readonly pool: pg.Pool;
  readonly log: Logger;
  /** Signs cookies and links; the same in every process. */
  readonly cookieSecret: string;
  /** The brands by key; those of the folders without it. */
  readonly brands?: ReadonlyMap<string, Brand>;
  /** Prints that a step of the start begins, and the seconds of the one before; nothing once the process serves. */
  readonly beginStep?: (step: string) => void;
}
