import { dayAt, formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import { redirect } from '../../../site/redirect.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildPath } from '../../../url.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { lastCorrectionDay } from '../model/last-correction-day.ts';
import type { TripAccess } from '../my-trips/trip-access.ts';
import type { ChangeDrafts } from './change-drafts.server.ts';
import type { ChangeRefusal } from './change-rules/change-refusal.ts';
import { judgeNameChange } from './change-rules/judge-name-change.ts';
import type { NameChangeProps } from './name-change-props.ts';
import { openChangedTrip } from './open-changed-trip.server.ts';
import { refusalOfState } from './refusal-of-state.ts';

interface NameChangeDeps {
  readonly access: TripAccess;
  readonly drafts: ChangeDrafts;
  readonly clock: Clock;
}

/** Loads the page on which travellers correct names. */
export function createNameChangePageLoader({ access, drafts, clock }: NameChangeDeps): PageLoader {
  return async (visit, { params }, url, visitor) => {
    const checkoutId = params.checkoutId ?? '';
    const route = 'trip_change_name';
    const trip = await openChangedTrip(access, { checkoutId, route, visit, visitor, url });
    if (trip === null) return redirect(buildPath('my_trips', { _locale: visit.locale }, { find: 'closed' }));
    const { booking, order, frame } = trip;
    const today = dayAt(clock.now());
    const last = lastCorrectionDay(booking);
    const texts = await loadTexts(visit.language);
    const draft = frame.right === 'act' ? drafts.open(checkoutId, url.searchParams.get('draft') ?? '') : null;
    const props: NameChangeProps = {
      ...frame,
      correctUntil: last === null ? null : formatDay(last),
      maxLetters: order.trip.terms.nameCorrection?.maxLetters ?? 0,
      refusal: refusalOfState(booking) ?? refusalOfDay(last, today),
      travellers: order.travellers.map(({ firstName, lastName }) => ({ firstName, lastName })),
      typed: draft?.wish.kind === 'name' ? readTyped(booking, draft.wish.names, today) : null,
    };
    return {
      code: 200,
      pageMetaContent: { title: texts('tripChange.names.title'), description: '', isHidden: true },
      route,
      view: 'tripChangeName',
      isPersonal: true,
      props,
    };
  };
}

function refusalOfDay(last: number | null, today: number): ChangeRefusal | null {
  if (last === null) return 'not-offered';
  return today > last ? 'too-late' : null;
}

function readTyped(
  booking: BookingRecord,
  names: NonNullable<NameChangeProps['typed']>['names'],
  today: number,
): NameChangeProps['typed'] {
  const judged = judgeNameChange(booking, names, today);
  return {
    names,
    faults: judged.kind === 'faulty' ? judged.faults : null,
    isSame: judged.kind === 'same',
  };
}
