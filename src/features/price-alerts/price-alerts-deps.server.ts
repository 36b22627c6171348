import type { LiveBrands } from '../../brands/load-brands.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { Language } from '../../domain/words/language.ts';
import type { WorkerTimings } from '../../jobs/start-worker.server.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import type { ReadRequest } from '../../trip-search/visit/read-request.server.ts';
import type { AlertSeals } from './alert-seals.server.ts';

/** Formats dates and party of a search, as the result list shows them. */
export type FormatTripLine = (
  search: ReadRequest['search'],
  request: ReadRequest['request'],
  texts: Texts,
  language: Language,
) => string;

/** What the use cases and jobs of price alerts share. */
export interface PriceAlertsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly search: Pick<Search, 'visit'>;
  readonly mail: MailPort;
  /** Recognises addresses and networks by keyed digests. */
  readonly digests: {
    /** @param email in lower case */
    address(email: string): Buffer;
    network(network: string): Buffer;
  };
  readonly seals: AlertSeals;
  /** Brands with the current settings of the editors. */
  readonly brands: LiveBrands;
  readonly formatTripLine: FormatTripLine;
  /** How often prices and mails that are due are looked for. */
  readonly timings?: WorkerTimings;
  readonly report: (error: unknown) => void;
}
