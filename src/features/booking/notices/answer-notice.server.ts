import type { Db } from '../../../database/open-kysely.server.ts';
import type { NoticeAnswer } from '../../../domain/booking/trip-notice.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { isCalledOff } from './late-raises.server.ts';
import type { NoticeOutcome } from './notice-outcome.ts';
import { isAnswerable, listAnswers, listPhoneAnswers } from './notice-rules.ts';
import type { RaisePrice } from './raise-price.server.ts';
import type { TripNotice } from './trip-notice.ts';
import {
  agreeToRaise,
  endNotice,
  findNotice,
  findNoticeOfOffice,
  type PhonedAnswer,
} from './trip-notices.server.ts';

export interface NoticeAnswers {
  /**
   * Takes the answer of a traveller who may act on the trip. A notice that does not exist is `not-possible`.
   */
  answer(bookingId: string, noticeId: string, answer: NoticeAnswer): Promise<NoticeOutcome>;
  /**
   * Records what the traveller has said by telephone, also after the deadline, as long as staff have to call. The outcomes are those of
   * `answer`; cancelling is free of charge as well.
   */
  record(noticeId: string, answer: NoticeAnswer, heard: PhonedAnswer): Promise<NoticeOutcome>;
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
    // One that binds anyway may not be made yet, or have failed: once it is answered nobody would make it any more.
    return facts.kind === 'price-raised' ? raisePrice(bookingId, id) : true;
  }
  /** False for a raise that has ended, such as one that was dropped at this moment: it must not be made any more. */
  async function mayAct(
    { id, bookingId, facts }: TripNotice,
    answer: NoticeAnswer,
    isCalled: boolean,
  ): Promise<boolean> {
    if (answer === 'cancel' || facts.kind !== 'price-raised') return true;
    // Nothing of a trip that cannot take place is changed any more.
    if (await isCalledOff(db, bookingId)) return false;
    return agreeToRaise(db, { id, isCalled, at: clock.now() });
  }
  /** Does what was answered and ends the notice; where that or its trip has ended otherwise meanwhile, that holds. */
  async function take(
    notice: TripNotice,
    answer: NoticeAnswer,
    by: 'traveller' | PhonedAnswer,
  ): Promise<NoticeOutcome> {
    if (!(await mayAct(notice, answer, typeof by !== 'string'))) return 'not-possible';
    if (!(await act(notice, answer))) return 'busy';
    const { id, bookingId } = notice;
    const state = answer === 'cancel' ? 'cancelled' : 'accepted';
    if (await endNotice(db, { id, bookingId, state, by, at: clock.now() })) return 'done';
    const ended = await findNotice(db, bookingId, id);
    return ended?.state === state ? 'done' : 'not-possible';
  }
  return {
    async answer(bookingId, noticeId, answer) {
      const notice = await findNotice(db, bookingId, noticeId);
      if (notice === null || !isAnswerable(notice, clock.now())) return 'not-possible';
      return listAnswers(notice.facts).includes(answer) ? take(notice, answer, 'traveller') : 'not-possible';
    },
    async record(noticeId, answer, heard) {
      const found = await findNoticeOfOffice(db, noticeId);
      if (found === null || !listPhoneAnswers(found.notice).includes(answer)) return 'not-possible';
      return take(found.notice, answer, heard);
    },
  };
}
