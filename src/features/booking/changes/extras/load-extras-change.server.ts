import type { ExtraChoice } from '../../../../domain/extras/choose-extras.ts';
import { dayAt } from '../../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import type { PageLoader } from '../../../../site/page-data.ts';
import { redirect } from '../../../../site/redirect.ts';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { buildPath } from '../../../../url.ts';
import { formatName } from '../../documents/list-trip-facts.ts';
import type { TripAccess } from '../../my-trips/trip-access.ts';
import type { ChangeDrafts } from '../change-drafts.server.ts';
import type { AskAddableExtras } from '../change-rules/add-extras.ts';
import { judgeExtras, lastExtrasDay } from '../change-rules/judge-extras.ts';
import { type ExtraSlot, listExtraSlots } from '../change-rules/list-extra-slots.ts';
import { openChangedTrip } from '../open-changed-trip.server.ts';
import { refusalOfState } from '../refusal-of-state.ts';
import type { ExtrasChangeProps } from './extras-change-props.ts';

interface ExtrasChangeDeps {
  readonly access: TripAccess;
  readonly drafts: ChangeDrafts;
  readonly askExtras: AskAddableExtras;
  readonly clock: Clock;
}

/** Loads the page on which extras are added to a booked trip, at the supplier's prices of this moment. */
export function createExtrasChangeLoader({ access, drafts, askExtras, clock }: ExtrasChangeDeps): PageLoader {
  return async (visit, { params }, url, visitor) => {
    const checkoutId = params.checkoutId ?? '';
    const route = 'trip_change_extras';
    const trip = await openChangedTrip(access, { checkoutId, route, visit, visitor, url });
    if (trip === null) return redirect(buildPath('my_trips', { _locale: visit.locale }, { find: 'closed' }));
    const { booking, order, frame } = trip;
    const today = dayAt(clock.now());
    const last = lastExtrasDay(booking);
    const refusal = refusalOfState(booking) ?? (last === null || today > last ? 'too-late' : null);
    const addable =
      refusal === null && booking.supplierNumber !== null
        ? await askExtras(visit, order, booking.supplierNumber)
        : 'gone';
    const slots = typeof addable === 'string' ? [] : listExtraSlots(order, addable);
    const draft = frame.right === 'act' ? drafts.open(checkoutId, url.searchParams.get('draft') ?? '') : null;
    const choices = draft?.wish.kind === 'extras' ? draft.wish.choices : [];
    const judged =
      draft === null || typeof addable === 'string'
        ? null
        : judgeExtras(booking, choices, { today, addable });
    const texts = await loadTexts(visit.language);
    const props: ExtrasChangeProps = {
      ...frame,
      refusal: refusal ?? (typeof addable === 'string' ? addable : null),
      slots,
      travellers: order.travellers.map(formatName),
      currency: order.currency,
      chosen: Object.fromEntries(slots.flatMap((slot) => readChosen(slot, choices))),
      fault: judged?.kind === 'faulty' ? judged.faults : judged?.kind === 'same' ? 'same' : null,
    };
    return {
      code: 200,
      pageMetaContent: { title: texts('tripChange.extras.title'), description: '', isHidden: true },
      route,
      view: 'tripChangeExtras',
      isPersonal: true,
      props,
    };
  };
}

function readChosen({ field, traveller, options }: ExtraSlot, choices: readonly ExtraChoice[]) {
  const choice = choices.find(
    ({ id, travellers }) =>
      options.some((option) => option.id === id) && (traveller === null || travellers.includes(traveller)),
  );
  return choice === undefined ? [] : [[field, choice.id] as const];
}
