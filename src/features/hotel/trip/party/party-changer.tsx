import { type FormEvent, useId, useState } from 'react';
import { searchLimits } from '../../../../defaults.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { Field } from '../../../../design/controls/field.tsx';
import { parseDay, requireDay } from '../../../../domain/time/calendar-day.ts';
import { AGE_OF_FIRST_BIRTHDAY, ageOn, childAgeChoices } from '../../../../domain/travellers/party.ts';
import { moveTo } from '../../../../site/move-to.ts';
import { useServedChoice } from '../../../../site/use-served-choice.ts';
import { useLink, useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { useTripPlace } from '../choice/trip-address.tsx';
import type { TripData } from '../choice/trip-data.ts';
import { buildPartyQuery } from './build-party-query.ts';
import styles from './party-changer.module.css';

export interface PartyChangerProps {
  readonly trip: Pick<TripData, 'offer' | 'today'>;
}

/** Who travels, changed on the hotel's page: the same trip for another party, with the price of before next to the new one. */
export function PartyChanger({ trip }: PartyChangerProps) {
  const texts = useTexts();
  const { params, hotel } = useTripPlace();
  const { adults, children, parties } = params;
  const link = useLink();
  // Who stays in which of several rooms is chosen in the search.
  if (parties !== undefined) {
    return (
      <a href={link('resultlist', {}, { ...params, destinations: hotel.id })} className={styles.inSearch}>
        {texts('trip.changeRooms')}
      </a>
    );
  }
  return (
    <details className={styles.changer} suppressHydrationWarning>
      <summary>{texts('trip.changeParty')}</summary>
      <PartyForm key={`${adults} ${children}`} trip={trip} />
    </details>
  );
}

function PartyForm({ trip: { offer, today } }: PartyChangerProps) {
  const texts = useTexts();
  const { flags } = useVisit().brand;
  const id = useId();
  const { params } = useTripPlace();
  const given = params.children?.split(',').filter(Boolean) ?? [];
  // Children whom the address names by age go on by age.
  const isByAge = flags.childAgeControl || given.some((child) => !isDate(child));
  const departure = offer?.departureFlight?.departureDateTime.slice(0, 10) ?? offer?.checkIn ?? today;
  const [adults, setAdults] = useState(Number(params.adults ?? 2));
  const [children, setChildren] = useState(() =>
    given.map((child) => (isByAge ? toAge(child, departure) : child)),
  );
  const setChildCount = (count: number) =>
    setChildren((known) => countFrom(0, count - 1).map((at) => known[at] ?? (isByAge ? '0' : '')));
  const adultsField = useServedChoice<HTMLSelectElement>(String(adults), (value) => setAdults(Number(value)));
  const childrenField = useServedChoice<HTMLSelectElement>(String(children.length), (value) =>
    setChildCount(Number(value)),
  );
  const most = {
    adults: Math.min(searchLimits.adults, searchLimits.travellers - children.length),
    children: Math.min(searchLimits.children, searchLimits.travellers - adults),
  };
  const Child = isByAge ? ChildAge : ChildBirthDate;
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The form is made again for the new party; what opened it stays, and keeps the focus.
    event.currentTarget.closest('details')?.querySelector('summary')?.focus();
    const before = offer && { id: offer.id, total: offer.price.totalAmount, currency: offer.price.currency };
    moveTo(location.pathname + buildPartyQuery(params, adults, children, before), { keepsPlace: true });
  };
  return (
    <form onSubmit={apply} className={styles.form}>
      <div className={styles.counts}>
        <Field id={`${id}-adults`} label={texts('trip.partyAdults')}>
          {(control) => (
            <select
              {...control}
              ref={adultsField}
              value={adults}
              onChange={({ target }) => setAdults(Number(target.value))}
            >
              {countFrom(1, most.adults).map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          )}
        </Field>
        <Field id={`${id}-children`} label={texts('trip.partyChildren')}>
          {(control) => (
            <select
              {...control}
              ref={childrenField}
              value={children.length}
              onChange={({ target }) => setChildCount(Number(target.value))}
            >
              {countFrom(0, most.children).map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {children.map((value, at) => (
        <Child
          // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by its place alone
          key={at}
          id={`${id}-${at}`}
          number={at + 1}
          value={value}
          today={today}
          onChange={(changed) => setChildren(children.with(at, changed))}
        />
      ))}
      <Button type="submit" look="secondary" data-needs-script="">
        {texts('trip.applyParty')}
      </Button>
    </form>
  );
}

function countFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

interface ChildProps {
  readonly id: string;
  /** Which child it is, from 1. */
  readonly number: number;
  /** As the address has it: an age, or a birth date. */
  readonly value: string;
  readonly today: string;
  readonly onChange: (value: string) => void;
}

function ChildAge({ id, number, value, onChange }: ChildProps) {
  const texts = useTexts();
  const age = Number(value);
  // An address may name another age, which changes only when somebody chooses another one.
  const choices = childAgeChoices.includes(age)
    ? childAgeChoices
    : [...childAgeChoices, age].sort((one, other) => one - other);
  return (
    <Field id={id} label={texts('trip.childAge', { n: number })}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice < AGE_OF_FIRST_BIRTHDAY
                ? texts('trip.ageUnder', { min: AGE_OF_FIRST_BIRTHDAY })
                : choice}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function ChildBirthDate({ id, number, value, today, onChange }: ChildProps) {
  return (
    <Field id={id} label={useTexts()('trip.childBorn', { n: number })}>
      {(control) => (
        <input
          {...control}
          type="date"
          required
          max={today}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

function isDate(child: string): boolean {
  return child.includes('-');
}

/** The age on the day of departure of a child whom an address names by age or birth date. */
function toAge(child: string, departure: string): string {
  const born = isDate(child) ? parseDay(child) : null;
  return born === null ? child : String(ageOn(born, requireDay(departure)));
}
