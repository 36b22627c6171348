import { judgeName, keepCorrectedNames, startOfCorrections } from '../../../../domain/booking/name-change.ts';
import type { Day } from '../../../../domain/time/calendar-day.ts';
import { checkName } from '../../../../domain/travellers/check-name.ts';
import { tidyName } from '../../../../domain/travellers/person-name.ts';
import type { Traveller } from '../../../../domain/travellers/traveller.ts';
import { type BookingRecord, currentOrder } from '../../model/booking-record.ts';
import { lastCorrectionDay } from '../../model/last-correction-day.ts';
import { openBalance } from '../../model/open-balance.ts';
import { quoteChange } from '../../model/quote-change.ts';
import type { JudgedChange, NameFaults } from './judged-change.ts';

type Typed = { readonly firstName: string; readonly lastName: string };

/** Judges typed names by the terms of the trip: a correction is free of charge, and keeps who travels. */
export function judgeNameChange(
  booking: BookingRecord,
  typed: readonly Typed[],
  today: Day,
): JudgedChange<readonly NameFaults[]> {
  const order = currentOrder(booking);
  const last = lastCorrectionDay(booking);
  if (order.kind !== 'trip' || last === null) return { kind: 'not-offered' };
  if (today > last) return { kind: 'too-late' };
  const maxLetters = order.trip.terms.nameCorrection?.maxLetters ?? null;
  const travellers = order.travellers.map((known, at) => ({ ...known, ...tidy(typed[at] ?? known) }));
  const faults = order.travellers.map((known, at) => {
    const typedName = travellers[at] ?? known;
    if (isSameName(known, typedName)) return { firstName: null, lastName: null };
    return findFaults(known, typedName, maxLetters);
  });
  if (faults.some(({ firstName, lastName }) => firstName !== null || lastName !== null))
    return { kind: 'faulty', faults };
  const isSame = order.travellers.every((known, at) => isSameName(known, travellers[at] ?? known));
  if (isSame) return { kind: 'same' };
  const { offerKey, trip, extras, insuranceMarket, price } = order;
  const kept = { base: price.base, extras: price.extras, floorPrice: trip.terms.floorPrice };
  return {
    kind: 'quoted',
    change: 'name',
    after: {
      offerKey,
      trip,
      extras,
      insuranceMarket,
      travellers: keepCorrectedNames(order.travellers, travellers, maxLetters),
    },
    quote: quoteChange(price, kept, 0, openBalance(booking)),
  };
}

function isSameName(one: Typed, other: Typed): boolean {
  return one.firstName === other.firstName && one.lastName === other.lastName;
}

function tidy({ firstName, lastName }: Typed): Typed {
  return { firstName: tidyName(firstName), lastName: tidyName(lastName) };
}

function findFaults(known: Traveller, typed: Typed, maxLetters: number | null): NameFaults {
  const faults = { firstName: checkName(typed.firstName), lastName: checkName(typed.lastName) };
  if (faults.firstName !== null || faults.lastName !== null) return faults;
  const start = startOfCorrections(known);
  const judged = judgeName(start, { ...start, ...typed }, maxLetters);
  if (judged === 'same' || judged === 'correction') return { firstName: null, lastName: null };
  const fault = judged === 'other-person' ? 'otherPerson' : 'tooManyLetters';
  const isFirst = typed.firstName !== known.firstName;
  return { firstName: isFirst ? fault : null, lastName: isFirst ? null : fault };
}
