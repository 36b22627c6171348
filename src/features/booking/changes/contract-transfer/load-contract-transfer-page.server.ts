import type { ContractTransferTerms } from '../../../../domain/booking/contract-transfer-terms.ts';
import { departureOfOffer } from '../../../../domain/booking/departure-of-offer.ts';
import { type Day, dayAt, formatDay } from '../../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import { listTravellerSlots } from '../../../../domain/travellers/traveller-slots.ts';
import type { PageLoader } from '../../../../site/page-data.ts';
import { redirect } from '../../../../site/redirect.ts';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { buildPath } from '../../../../url.ts';
import { formatName } from '../../documents/list-trip-facts.ts';
import type { TripAccess } from '../../my-trips/trip-access.ts';
import type { ChangeDrafts } from '../change-drafts.server.ts';
import type { ChangeRefusal } from '../change-rules/change-refusal.ts';
import {
  contractTransferTermsOf,
  judgeContractTransfer,
  needsGender,
} from '../change-rules/judge-contract-transfer.ts';
import { openChangedTrip } from '../open-changed-trip.server.ts';
import { refusalOfState } from '../refusal-of-state.ts';
import type { ContractTransferPageProps } from './contract-transfer-page-props.ts';

interface ContractTransferDeps {
  readonly access: TripAccess;
  readonly drafts: ChangeDrafts;
  readonly clock: Clock;
}

/** Loads the page on which a trip is handed over to other people (Directive (EU) 2015/2302, Article 9). */
export function createContractTransferPageLoader({
  access,
  drafts,
  clock,
}: ContractTransferDeps): PageLoader {
  return async (visit, { params }, url, visitor) => {
    const checkoutId = params.checkoutId ?? '';
    const route = 'trip_change_transfer';
    const trip = await openChangedTrip(access, { checkoutId, route, visit, visitor, url });
    if (trip === null) return redirect(buildPath('my_trips', { _locale: visit.locale }, { find: 'closed' }));
    const { booking, order, frame } = trip;
    const today = dayAt(clock.now());
    const terms = contractTransferTermsOf(booking);
    const draft = frame.right === 'act' ? drafts.open(checkoutId, url.searchParams.get('draft') ?? '') : null;
    const people = draft?.wish.kind === 'transfer' ? draft.wish.people : null;
    const judged = people === null ? null : judgeContractTransfer(booking, people, today);
    const faults = judged?.kind === 'faulty' ? judged.faults : [];
    const slots = listTravellerSlots(order.party, departureOfOffer({ key: order.offerKey }));
    const texts = await loadTexts(visit.language);
    const props: ContractTransferPageProps = {
      ...frame,
      refusal: refusalOfState(booking) ?? refuseBy(terms, today),
      until: terms === null ? null : formatDay(terms.last),
      fee: terms?.fee ?? 0,
      currency: order.currency,
      needsGender: needsGender(order.trip),
      travellers: order.travellers.map((traveller, at) => ({
        name: formatName(traveller),
        pricedAge: slots[at]?.pricedAge ?? null,
        typed: people?.[at] ?? null,
        faults: faults[at] ?? {},
      })),
      isSame: judged?.kind === 'same',
    };
    return {
      code: 200,
      pageMetaContent: { title: texts('tripChange.transfer.title'), description: '', isHidden: true },
      route,
      view: 'tripContractTransfer',
      isPersonal: true,
      props,
    };
  };
}

function refuseBy(terms: ContractTransferTerms | null, today: Day): ChangeRefusal | null {
  if (terms === null) return 'not-offered';
  return today > terms.last ? 'too-late' : null;
}
