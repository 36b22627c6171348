import type { Db } from '../../../database/open-kysely.server.ts';
import type { NoticeAnswer } from '../../../domain/booking/trip-notice.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { NoticeOutcome } from './notice-outcome.ts';
import { isAnswerable, listAnswers, listPhoneAnswers } from './notice-rules.ts';
import type { RaisePrice } from './raise-price.server.ts';
import type { TripNotice } from './trip-notice.ts';
import { endNotice, findNotice, findNoticeOfOffice, type HeardAnswer } from './trip-notices.server.ts';

export interface NoticeAnswers {
  /**
   * Takes the answer of a traveller who may act on the trip. A notice that does not exist is `not-possible`.
   */
  answer(bookingId: string, noticeId: string, answer: NoticeAnswer): Promise<NoticeOutcome>;
  /**
   * Records what the traveller has said by telephone, also after the deadline, as long as staff have to call. The outcomes are those of
   * `answer`; cancelling is free of charge as well.
   */
  record(noticeId: string, answer: NoticeAnswer, heard: HeardAnswer): Promise<NoticeOutcome>;
}

interface AnswerDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Cancels a trip free of charge; false where it cannot be cancelled now. */
  readonly cancelFree: (bookingId: string) => Promise<boolean>;
  readonly raisePrice: RaisePrice;
}

export function createNoticeAnswers({ db, clock, cancelFree, raisePrice }: AnswerDeps): NoticeAnswers {
  /** Does what an answer means, before the notice ends with it: if the process dies in between, it is done and can be answered again. */
  async function act({ id, bookingId, facts }: TripNotice, answer: NoticeAnswer): Promise<boolean> {
    if (answer === 'cancel') return cancelFree(bookingId);
    return facts.kind === 'price-raised' && !facts.isBinding ? raisePrice(bookingId, id) : true;
  }
  return {
    async answer(bookingId, noticeId, answer) {
      const notice = await findNotice(db, bookingId, noticeId);
      const at = clock.now();
      if (notice === null || !isAnswerable(notice, at)) return 'not-possible';
      if (!listAnswers(notice.facts).includes(answer)) return 'not-possible';
      if (!(await act(notice, answer))) return 'busy';
      const state = answer === 'cancel' ? 'cancelled' : 'accepted';
      await endNotice(db, { id: noticeId, bookingId, state, by: 'traveller', at });
      return 'done';
    },
    async record(noticeId, answer, heard) {
      const found = await findNoticeOfOffice(db, noticeId);
      if (found === null || !listPhoneAnswers(found.notice).includes(answer)) return 'not-possible';
      const { bookingId } = found.notice;
      if (!(await act(found.notice, answer))) return 'busy';
      const state = answer === 'cancel' ? 'cancelled' : 'accepted';
      const isFirst = await endNotice(db, { id: noticeId, bookingId, state, by: heard, at: clock.now() });
      return isFirst ? 'done' : 'not-possible';
    },
  };
}
