import type { FormReplies } from '../../database/form-replies.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import type { NewRoomRequest, OpenCase } from '../../domain/cases/complaint.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import type { ReadRequest } from '../../trip-search/visit/read-request.server.ts';
import type { RoomRequestReply } from './room-request-page-props.ts';

/** What the page and the form of requests for accessible rooms share. */
export interface RoomRequestsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly search: Pick<Search, 'visit'>;
  readonly openCase: OpenCase<NewRoomRequest>;
  /** Whether a form, by its key, has opened a case before. */
  readonly hasOpenedCase: (submissionKey: Uint8Array) => Promise<boolean>;
  readonly replies: FormReplies<RoomRequestReply>;
  /** The server's secret: addresses and networks are counted by digests that say nothing without it. */
  readonly secret: string;
  /** Formats dates and party of a search, as the result list shows them. */
  readonly formatTripLine: (
    search: ReadRequest['search'],
    request: ReadRequest['request'],
    texts: Texts,
    language: Language,
  ) => string;
}
