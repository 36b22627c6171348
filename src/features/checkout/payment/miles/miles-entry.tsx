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
import { describeMilesProblem } from './describe-miles-problem.ts';
import styles from './miles-block.module.css';
import { MilesChoice } from './miles-choice.tsx';
import type { MilesOffer } from './miles-offer.ts';
import { MilesSlider } from './miles-slider.tsx';
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
      <MilesChoice programme={programme} isUsed={isUsed} onChoose={chooseUse} />
      <MilesSlider min={min} max={max} step={step} value={shown} left={left} onSlide={slide} />
      <div className={styles.number}>
        <Field
          id="miles-points"
          label={texts('payment.miles.amount')}
          hint={texts('payment.miles.range', { min: formatMiles(min), max: formatMiles(max) })}
          error={describeMilesProblem(entry.problem, { typed, max, minimum }, texts)}
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
}
