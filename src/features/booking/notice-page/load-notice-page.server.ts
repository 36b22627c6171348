import type { Db } from '../../../database/open-kysely.server.ts';
import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath, buildQuery } from '../../../url.ts';
import type { ListAlternatives } from '../alternatives/alternative.ts';
import { showAlternatives } from '../alternatives/shown-alternatives.ts';
import { refusalOfState } from '../changes/refusal-of-state.ts';
import { currentOrder, isTripCancelled } from '../model/booking-record.ts';
import { openBalance } from '../model/open-balance.ts';
import { promisedDay } from '../model/refunds/promised-day.ts';
import { settleFee } from '../model/settlement.ts';
import { maskAddress, readCodeState } from '../my-trips/code-state.ts';
import { findSignInPath } from '../my-trips/find-sign-in-path.ts';
import type { TranslateTrip } from '../my-trips/translate-trip.ts';
import type { TripAccess } from '../my-trips/trip-access.ts';
import { titleOfNotice } from '../notices/describe-notice.ts';
import { isAnswerable, listAnswers } from '../notices/notice-rules.ts';
import { offersAlternatives } from '../notices/offers-alternatives.ts';
import { showNotice } from '../notices/show-notice.server.ts';
import { findNotice } from '../notices/trip-notices.server.ts';

interface NoticePageDeps {
  readonly db: Db;
  readonly access: TripAccess;
  readonly clock: Clock;
  readonly listAlternatives: ListAlternatives;
  readonly translate: TranslateTrip;
}

/** Loads the page of a notice, with what may be answered; who may not open the trip goes where its link is sent. */
export function createNoticePageLoader({
  db,
  access,
  clock,
  listAlternatives,
  translate,
}: NoticePageDeps): PageLoader {
  return async (visit, { params }, url, visitor) => {
    const { checkoutId = '', noticeId = '' } = params;
    const key = url.searchParams.get('key');
    const trip = await access.open(checkoutId, { ...visitor, key, brand: visit.brand.key });
    const order = trip === null ? null : currentOrder(trip.booking);
    const { locale: _locale } = visit;
    if (trip === null || order?.kind !== 'trip')
      return redirect(buildPath('my_trips', { _locale }, { find: 'closed' }));
    const { booking, right } = trip;
    const place = { _locale, checkoutId };
    const tripPath = buildPath('trip', place) + buildQuery({ key });
    const notice = await findNotice(db, booking.id, noticeId);
    if (notice === null || notice.state === 'dropped') return redirect(tripPath);
    const shown = showNotice(notice, place, key);
    const now = clock.now();
    const isOpen = isAnswerable(notice, now) && !isTripCancelled(booking);
    // What judges a choice would refuse it: a raise that is not paid, or what the bank has taken back.
    const mayChange = refusalOfState(booking) === null;
    const mayChoose = isOpen && mayChange && offersAlternatives(notice.facts, order, dayAt(now));
    const alternatives = mayChoose
      ? await listAlternatives(visit, order, notice.facts, booking.supplierNumber)
      : null;
    return {
      code: 200,
      pageMetaContent: {
        title: titleOfNotice(notice.facts, await loadTexts(visit.language)),
        description: '',
        isHidden: true,
      },
      route: 'trip_notice',
      view: 'tripNotice',
      isPersonal: true,
      props: {
        notice: shown,
        checkoutId,
        tripPath,
        right,
        signInPath: findSignInPath(trip, { locale: _locale, address: shown.path }),
        codeState: readCodeState(url.searchParams),
        maskedEmail: maskAddress(order.contact.email),
        bookingNumber: booking.bookingNumber,
        hotel: order.trip.hotel.name,
        place: (await translate(visit, order.trip)).hotel.place,
        checkIn: order.trip.checkIn,
        checkOut: order.trip.checkOut,
        chosenMarket: order.chosenMarket,
        state: isTripCancelled(booking) ? 'cancelled' : notice.state,
        answers: isOpen ? listAnswers(notice.facts) : [],
        alternatives: mayChoose ? showAlternatives(order, alternatives, openBalance(booking)) : null,
        refund: { amount: settleFee(booking, 0).refund, promisedOn: formatDay(promisedDay(now)) },
        currency: order.currency,
        isCancelling: url.searchParams.get('step') === 'cancel',
        isBusy: url.searchParams.has('busy'),
      },
    };
  };
}
