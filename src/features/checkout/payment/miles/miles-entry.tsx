import { type KeyboardEvent, useState } from 'react';
import { Field } from '../../../../design/controls/field.tsx';
import { formatMiles } from '../../../../domain/miles/format-miles.ts';
import {
  isMilesAmount,
  type MilesRange,
  savedMilesOf,
  valueOfMiles,
} from '../../../../domain/miles/redeem-miles.ts';
import { formatAmount } from '../../../../domain/money/format-price.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import type { CheckoutSummary } from '../../checkout-summary.ts';
import styles from './miles-block.module.css';
import type { MilesOffer } from './miles-offer.ts';
import { useHandle } from './use-handle.ts';
import { useMiles } from './use-miles.ts';

interface MilesEntryProps {
  /** Without the discount of a card. */
  readonly summary: CheckoutSummary;
  readonly offer: MilesOffer;
  /** Called with what the checkout redeems now. */
  readonly onChange: (miles: CheckoutSummary['miles']) => void;
  readonly range: Extract<MilesRange, { readonly kind: 'range' }>;
  /** Minor units that are left to pay without miles. */
  readonly total: number;
}

/** Steps that a slider of many miles moves by; the field next to it takes any number. */
const coarseStep = 100;

/** With or without miles, and how many: slider and number say the same, and what is left to pay is shown at the slider's handle (MILE-006, MILE-007, MILE-010). */
export function MilesEntry({ summary, offer, range, total, onChange }: MilesEntryProps) {
  const texts = useTexts();
  const { locale } = useVisit();
  const entry = useMiles(summary, offer.problem, onChange);
  const [typed, setTyped] = useState<string | null>(null);
  const { min, max } = range;
  const { rate, minimum, programme } = offer;
  const { currency, checkoutId } = summary;
  const isUsed = entry.points > 0;
  const shown = isUsed ? Math.min(Math.max(entry.points, min), max) : min;
  const left = formatAmount(total - (isUsed ? valueOfMiles(shown, rate) : 0), currency);
  const handle = useHandle((shown - min) / Math.max(1, max - min));
  const saved = isUsed ? savedMilesOf(shown, rate) : 0;
  const step = max - min > 100 * coarseStep ? coarseStep : 1;

  const slide = (value: number) => {
    setTyped(null);
    // The last step may end before the last mile.
    entry.choose(value + step > max ? max : value);
  };
  const settle = () => {
    if (typed === null) return;
    const points = Number(typed);
    if (!isMilesAmount(points, range)) return entry.reject();
    setTyped(null);
    entry.choose(points, 0);
  };
  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle();
  };
  const chooseUse = (isWanted: boolean) => {
    setTyped(null);
    entry.choose(isWanted ? Math.max(summary.miles?.points ?? 0, min) : 0, 0);
  };

  return (
    <form
      method="post"
      action={buildPath('do_miles_more', { _locale: locale, checkoutId })}
      className={styles.entry}
    >
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">{texts('payment.miles.title', { programme })}</legend>
        {[false, true].map((isMiles) => (
          <label key={String(isMiles)} className={styles.option}>
            <input
              type="radio"
              name="use"
              value={isMiles ? 'miles' : 'none'}
              checked={isMiles === isUsed}
              onChange={() => chooseUse(isMiles)}
            />
            <span>{texts(isMiles ? 'payment.miles.use' : 'payment.miles.useNone')}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.slider} data-needs-script>
        <output ref={handle.label} className={styles.handle} htmlFor="miles-slider">
          <span className="visually-hidden">{texts('payment.miles.left')} </span>
          {left}
        </output>
        <input
          ref={handle.track}
          id="miles-slider"
          type="range"
          aria-label={texts('payment.miles.slider')}
          aria-valuetext={texts('payment.miles.sliderValue', { points: formatMiles(shown), amount: left })}
          min={min}
          max={max}
          step={step}
          value={shown}
          onChange={({ currentTarget }) => slide(Number(currentTarget.value))}
        />
        <p className={styles.ends} aria-hidden>
          <span>{formatMiles(min)}</span>
          <span>{formatMiles(max)}</span>
        </p>
      </div>
      <div className={styles.number}>
        <Field
          id="miles-points"
          label={texts('payment.miles.amount')}
          hint={texts('payment.miles.range', { min: formatMiles(min), max: formatMiles(max) })}
          error={describeProblem(entry.problem, minimum)}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              name="points"
              value={typed ?? (isUsed ? formatMiles(shown) : '0')}
              onChange={({ currentTarget }) => setTyped(currentTarget.value.replace(/[.\s]/g, ''))}
              onBlur={settle}
              onKeyDown={settleOnEnter}
            />
          )}
        </Field>
        <noscript>
          <button type="submit">{texts('payment.miles.apply')}</button>
        </noscript>
      </div>
      {saved > 0 ? (
        <p className={styles.saved}>{texts('payment.miles.saved', { points: formatMiles(saved) })}</p>
      ) : null}
    </form>
  );

  function describeProblem(problem: typeof entry.problem, least: number): string | null {
    switch (problem) {
      case null:
        return null;
      case 'milesAmountInvalid':
        return Number(typed) > max
          ? texts('payment.miles.error.tooMany', { max: formatMiles(max) })
          : texts('payment.miles.error.milesAmountInvalid', { minimum: formatMiles(least) });
      case 'milesMoreLoginError':
        return texts('checkout.error.milesMoreLoginError');
      case 'technicalError':
        return texts('payment.miles.error.technicalError');
    }
  }
}
