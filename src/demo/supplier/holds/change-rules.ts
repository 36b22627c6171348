import { calculateChangeFee } from '../../../domain/booking/change-fee.ts';
import { departureOfOffer } from '../../../domain/booking/departure-of-offer.ts';
import { findContractTransferFee } from '../../../domain/booking/find-contract-transfer-fee.ts';
import { countReplaced, keepCorrectedNames } from '../../../domain/booking/name-change.ts';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import { isSameOffer } from '../../../domain/search/is-same-offer.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { countTravellers } from '../../../domain/travellers/party.ts';
import type { Traveller } from '../../../domain/travellers/traveller.ts';
import type { BookingChangeRefusal, LiveSupply } from '../../../ports/supply/supply-port.ts';
import type { HoldRecord } from './hold-record.server.ts';

type ChangeRequest = Pick<Parameters<LiveSupply['holdChange']>[0], 'key' | 'party' | 'extras' | 'travellers'>;

type Booking = Pick<HoldRecord, 'offer' | 'extras' | 'terms' | 'travellers' | 'partySize'>;

/**
 * Why a booking cannot be changed, whatever is left of the new parts; null where it can.
 * @param isOurCause true where the supplier has changed the booking by itself: then other parts are free, whatever the tariff says
 */
export function refuseChange(
  booking: Booking,
  request: ChangeRequest,
  today: Day,
  isOurCause: boolean,
): BookingChangeRefusal | null {
  if (today >= departureOfOffer(booking.offer)) return 'departed';
  if (countTravellers(request.party) !== booking.partySize) return 'not-changeable';
  if (countOthers(booking, request) > 0 && feeOfPerson(booking) === null) return 'not-changeable';
  if (isSameOffer(booking.offer.key, request.key)) return null;
  if ([booking.offer.key, request.key].some(({ otherPlanIds }) => otherPlanIds !== undefined))
    return 'not-changeable';
  if (departureOfOffer(request) <= today) return 'not-changeable';
  return isOurCause || feeOfParts(booking, today) !== null ? null : 'not-changeable';
}

/** What the supplier asks for a change that it does not refuse: the tariff's fees of other travellers and of other parts. */
export function calculateSupplierFee(
  booking: Booking,
  request: ChangeRequest,
  today: Day,
  isOurCause: boolean,
): number {
  const parts =
    isOurCause || isSameOffer(booking.offer.key, request.key) ? 0 : (feeOfParts(booking, today) ?? 0);
  return parts + countOthers(booking, request) * (feeOfPerson(booking) ?? 0);
}

/** Who travels after a change; the supplier too knows which name corrections start from. */
export function listTravellersAfter(booking: Booking, request: ChangeRequest): readonly Traveller[] {
  return keepCorrectedNames(booking.travellers ?? [], request.travellers, maxLettersOf(booking));
}

function maxLettersOf({ terms }: Booking): number | null {
  return terms.nameCorrection?.maxLetters ?? null;
}

function countOthers(booking: Booking, request: ChangeRequest): number {
  return countReplaced(booking.travellers ?? [], request.travellers, maxLettersOf(booking));
}

function feeOfPerson({ terms, offer, extras }: Booking): number | null {
  return findContractTransferFee(terms, offer.key, extras);
}

function feeOfParts({ offer, extras, terms }: Booking, today: Day): number | null {
  const charge = {
    departure: departureOfOffer(offer),
    nights: offer.key.nights,
    total: extras.reduce((sum, { amount }) => sum + amount, offer.total),
  };
  return calculateChangeFee(terms, charge, today);
}

/** Extras that the booking does not have at this price already. Those of another offer are all new. */
export function listNewExtras(booking: Booking, request: ChangeRequest): readonly ChosenExtra[] {
  if (!isSameOffer(booking.offer.key, request.key)) return request.extras;
  return request.extras.filter((extra) => !booking.extras.some((known) => isPartOf(extra, known)));
}

/** True where all travellers of an extra have it in the booking, for the same amount each. */
function isPartOf(extra: ChosenExtra, known: ChosenExtra): boolean {
  const [count, knownCount] = [extra, known].map(({ travellers }) => travellers.length || 1) as [
    number,
    number,
  ];
  return (
    extra.id === known.id &&
    (extra.travellers.length === 0) === (known.travellers.length === 0) &&
    extra.travellers.every((traveller) => known.travellers.includes(traveller)) &&
    extra.amount * knownCount === known.amount * count
  );
}
