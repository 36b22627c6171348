import type { Db } from '../../../database/open-kysely.server.ts';
import { type Day, dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath, buildQuery } from '../../../url.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { lastCorrectionDay } from '../model/name-correction.ts';
import { maskAddress, readCodeState } from '../my-trips/code-state.ts';
import { findSignInPath } from '../my-trips/find-sign-in-path.ts';
import type { TripAccess } from '../my-trips/trip-access.ts';
import type { ChangeDrafts } from './change-drafts.server.ts';
import type { ChangePageProps, ChangeRefusal } from './change-page-props.ts';
import { findChangeState } from './find-change.server.ts';
import { judgeNameChange } from './judge-name-change.ts';

interface ChangePageDeps {
  readonly db: Db;
  readonly access: TripAccess;
  readonly drafts: ChangeDrafts;
  readonly clock: Clock;
}

/** Loads the page on which travellers change their trip; who may not open the trip goes where its link is sent. */
export function createChangePageLoader({ db, access, drafts, clock }: ChangePageDeps): PageLoader {
  return async (visit, { params }, url, visitor) => {
    const checkoutId = params.checkoutId ?? '';
    const key = url.searchParams.get('key');
    const trip = await access.open(checkoutId, { ...visitor, key, brand: visit.brand.key });
    const order = trip === null ? null : currentOrder(trip.booking);
    if (trip === null || order?.kind !== 'trip')
      return redirect(buildPath('my_trips', { _locale: visit.locale }, { find: 'closed' }));
    const { booking, right } = trip;
    const place = { _locale: visit.locale, checkoutId };
    const today = dayAt(clock.now());
    const [sealed, changeId] = [url.searchParams.get('draft'), url.searchParams.get('change')];
    const last = lastCorrectionDay(booking);
    const texts = await loadTexts(visit.language);
    const address = buildPath('trip_change', place) + buildQuery({ key });
    const props: ChangePageProps = {
      checkoutId,
      address,
      tripPath: buildPath('trip', place) + buildQuery({ key }),
      right,
      codeState: readCodeState(url.searchParams),
      signInPath: findSignInPath(trip, { locale: visit.locale, address }),
      maskedEmail: maskAddress(order.contact.email),
      hotel: order.trip.hotel.name,
      bookingNumber: booking.bookingNumber,
      correctUntil: last === null ? null : formatDay(last),
      maxLetters: order.trip.terms.nameCorrection?.maxLetters ?? 0,
      refusal: url.searchParams.has('busy') ? 'busy' : findRefusal(booking, last, today),
      travellers: order.travellers.map(({ firstName, lastName }) => ({ firstName, lastName })),
      draft: sealed === null || right !== 'act' ? null : readDraft({ booking, drafts, today }, sealed),
      state: changeId === null ? null : await findChangeState(db, booking.id, changeId),
      chosenMarket: order.chosenMarket,
    };
    return {
      code: 200,
      pageMetaContent: { title: texts('tripChange.title'), description: '', isHidden: true },
      route: 'trip_change',
      view: 'tripChange',
      isPersonal: true,
      props,
    };
  };
}

function findRefusal(booking: BookingRecord, last: Day | null, today: Day): ChangeRefusal | null {
  if (booking.state !== 'booked')
    return ['cancelling', 'cancelled'].includes(booking.state) ? 'cancelled' : 'busy';
  if (last === null) return 'not-offered';
  return today > last ? 'too-late' : null;
}

function readDraft(
  {
    booking,
    drafts,
    today,
  }: Pick<ChangePageDeps, 'drafts'> & { readonly booking: BookingRecord; readonly today: Day },
  sealed: string,
): ChangePageProps['draft'] {
  const draft = drafts.open(booking.checkoutId, sealed);
  if (draft === null) return null;
  const judged = judgeNameChange(booking, draft.names, today);
  if (judged.kind === 'too-late' || judged.kind === 'not-offered') return null;
  return {
    sealed,
    names: judged.kind === 'quoted' ? judged.after.travellers.map(toName) : draft.names,
    faults: judged.kind === 'faulty' ? judged.faults : null,
    isSame: judged.kind === 'same',
  };
}

function toName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }) {
  return { firstName, lastName };
}
