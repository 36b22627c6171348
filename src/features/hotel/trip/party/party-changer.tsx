import { type FormEvent, useId, useState } from 'react';
import { searchLimits } from '../../../../defaults.ts';
import { Button } from '../../../../design/controls/button.tsx';
import { Field } from '../../../../design/controls/field.tsx';
import { moveTo } from '../../../../site/move-to.ts';
import { useServedChoice } from '../../../../site/use-served-choice.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
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
  const { adults, children } = useTripPlace().params;
  return (
    <details className={styles.changer} suppressHydrationWarning>
      <summary>{texts('trip.changeParty')}</summary>
      <PartyForm key={`${adults} ${children}`} trip={trip} />
    </details>
  );
}

function PartyForm({ trip: { offer, today } }: PartyChangerProps) {
  const texts = useTexts();
  const id = useId();
  const { params } = useTripPlace();
  const [adults, setAdults] = useState(Number(params.adults ?? 2));
  const [children, setChildren] = useState(params.children?.split(',').filter(Boolean) ?? []);
  const setChildCount = (count: number) =>
    setChildren((born) => countFrom(0, count - 1).map((at) => born[at] ?? ''));
  const adultsField = useServedChoice<HTMLSelectElement>(String(adults), (value) => setAdults(Number(value)));
  const childrenField = useServedChoice<HTMLSelectElement>(String(children.length), (value) =>
    setChildCount(Number(value)),
  );
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
              {countFrom(1, searchLimits.adults).map((count) => (
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
              {countFrom(0, searchLimits.children).map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {children.map((born, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by its place alone
        <Field key={at} id={`${id}-${at}`} label={texts('trip.childBorn', { n: at + 1 })}>
          {(control) => (
            <input
              {...control}
              type="date"
              required
              max={today}
              value={born}
              onChange={({ target }) => setChildren(children.with(at, target.value))}
            />
          )}
        </Field>
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
