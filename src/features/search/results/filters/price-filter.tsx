import { type KeyboardEvent, useState } from 'react';
import { searchLimits } from '../../../../defaults.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { useServedChoice } from '../../../../site/use-served-choice.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { SearchParams } from '../../../../trip-search/address/trip-search.ts';
import type { ChooseFilter } from './filter-options.tsx';
import styles from './price-filter.module.css';
import { usePending } from './use-pending.ts';

export interface PriceFilterProps {
  /** Whose price it is: one person's, or that of all. */
  readonly name: 'maxPrice' | 'maxTotal';
  /** The search that is shown. */
  readonly params: SearchParams;
  readonly texts: Texts;
  readonly currency: CurrencyCode;
  /** Called with whole units of the charged currency once a limit is decided on, not while it is dragged or typed. */
  readonly onChoose: ChooseFilter;
}

/** About how many of a currency are worth a euro, so that the slider has useful ends in each. */
const unitsPerEuro: Readonly<Record<CurrencyCode, number>> = {
  EUR: 1,
  CHF: 1,
  GBP: 1,
  SEK: 10,
  DKK: 8,
  JPY: 200,
  KWD: 0.4,
};

const euroRanges = {
  maxPrice: { from: 100, to: 3000, step: 50 },
  maxTotal: { from: 200, to: 10_000, step: 100 },
} as const;

const sliderTexts = { maxPrice: 'results.priceSlider', maxTotal: 'results.totalSlider' } as const;

/** The highest price: a slider to try with, and a field for who knows the number. */
export function PriceFilter({ name, params, texts, currency, onChoose }: PriceFilterProps) {
  const slider = sliderOf(name, currency);
  const [value, setValue] = usePending(params, params[name] ?? '');
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? value;
  const field = useServedChoice<HTMLInputElement>(shown, setDraft);
  const settle = () => {
    setDraft(null);
    const limit = readLimit(name, shown);
    if (limit === value) return;
    setValue(limit);
    onChoose(name, limit);
  };
  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle();
  };
  return (
    <div className={styles.price}>
      <input
        type="range"
        aria-label={texts(sliderTexts[name])}
        className={styles.slider}
        min={slider.from}
        max={slider.to}
        step={slider.step}
        value={shown === '' ? slider.to : shown}
        onChange={({ currentTarget }) =>
          setDraft(Number(currentTarget.value) >= slider.to ? '' : currentTarget.value)
        }
        onPointerUp={settle}
        onKeyUp={settle}
        onBlur={settle}
      />
      <label className={styles.field}>
        <span>{texts('results.priceIn', { currency })}</span>
        <input
          ref={field}
          type="number"
          name={name}
          inputMode="numeric"
          min={1}
          max={searchLimits[name]}
          placeholder={texts('results.any')}
          value={shown}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          onKeyDown={settleOnEnter}
          onBlur={settle}
        />
      </label>
    </div>
  );
}

/** Range of the slider in whole units; its end means no limit. The field next to it takes any amount. */
function sliderOf(name: PriceFilterProps['name'], currency: CurrencyCode) {
  const size = unitsPerEuro[currency];
  const { from, to, step } = euroRanges[name];
  return { from: from * size, to: to * size, step: step * size };
}

/** A limit as the address takes it: a whole number within the limits; '' for what is none. */
function readLimit(name: PriceFilterProps['name'], text: string): string {
  const limit = Math.round(Number(text));
  return limit >= 1 ? String(Math.min(limit, searchLimits[name])) : '';
}
