import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Skeleton } from '../../../../design/feedback/skeleton.tsx';
import { countryOf } from '../../../../domain/places/market.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { type DateOption, listSearched } from '../../../../trip-search/offers/date-option.ts';
import { type PriceScale, scalePrices } from '../../../../trip-search/offers/price-tones.ts';
import { moveInList } from '../choice/move-in-list.ts';
import { foldAirports } from '../dates/fold-airports.ts';
import type { CascadeColumnName as Column } from '../model/cascade-slice.ts';
import styles from './cascade-column.module.css';

export interface CascadeColumnProps {
  readonly column: Column;
  /** Null while they are loading, or could not be. */
  readonly options: readonly DateOption[] | null;
  /** The value of the selected offer. */
  readonly value: string | null;
  /** It is the column being chosen from: where there is room for one, it is this. */
  readonly isSelected: boolean;
  /** Replaces options that could not be loaded. */
  readonly failure: ReactNode;
  readonly labelOf: (option: DateOption) => string;
  /** What else changes with it, said before it is chosen. */
  readonly changesOf: (option: DateOption) => readonly string[];
  readonly priceOf: (amount: number) => string;
  readonly hrefOf: (option: DateOption) => string;
  readonly onChoose: (event: MouseEvent<HTMLAnchorElement>, option: DateOption) => void;
  /** Shown above the options. */
  readonly children?: ReactNode;
}

/** A column of the cascade: what can be chosen in it, given the columns before. */
export function CascadeColumn(props: CascadeColumnProps) {
  const { column, options, isSelected, failure, children } = props;
  const texts = useTexts();
  const titleId = `cascade-${column}-title`;
  return (
    <div className={styles.column} id={`cascade-${column}`} data-selected={isSelected || undefined}>
      <h3 id={titleId} className={styles.title}>
        {texts(`dates.${column}`)}
      </h3>
      {children}
      {options === null ? (failure ?? <Bones />) : null}
      {options?.length === 0 ? <p className={styles.empty}>{texts('dates.emptyColumn')}</p> : null}
      {options !== null && options.length > 0 ? (
        <FoldedOptions {...props} options={options} titleId={titleId} />
      ) : null}
    </div>
  );
}

interface FoldedOptionsProps extends CascadeColumnProps {
  readonly options: readonly DateOption[];
  readonly titleId: string;
}

/** Airports of other countries are folded away unless one of them is selected; of other columns nothing is. */
function FoldedOptions(props: FoldedOptionsProps) {
  const texts = useTexts();
  const { market } = useVisit();
  const { options, value, titleId } = props;
  const { own, elsewhere } = foldAirports(options, countryOf(market));
  const scale = scalePrices(listSearched(options).map(({ amount }) => amount));
  const shared = { ...props, ...scale, cheapestWords: texts('dates.cheapest') };
  if (elsewhere.length === 0) return <Options {...shared} />;
  const foldedId = `${titleId}-elsewhere`;
  return (
    <div className={styles.folding}>
      <Options {...shared} options={own} />
      <details open={elsewhere.some((option) => option.value === value)} suppressHydrationWarning>
        <summary id={foldedId}>{texts('dates.airportsElsewhere')}</summary>
        <Options {...shared} options={elsewhere} titleId={foldedId} />
      </details>
    </div>
  );
}

interface OptionsProps extends FoldedOptionsProps, PriceScale {
  readonly cheapestWords: string;
}

/** Options with their cheapest prices, one stop of the Tab key, moved through with the arrow keys. */
function Options({ options, value, titleId, cheapestWords, cheapest, toneOf, ...props }: OptionsProps) {
  const stop = options.some((option) => option.value === value) ? value : options[0]?.value;
  return (
    <div role="listbox" aria-labelledby={titleId} className={styles.options} onKeyDown={moveByKey}>
      {options.map((option) => (
        <a
          key={option.value}
          role="option"
          href={props.hrefOf(option)}
          aria-selected={option.value === value}
          tabIndex={option.value === stop ? 0 : -1}
          data-needs-script=""
          data-tone={(option.isSearched !== false && toneOf(option.amount)) || undefined}
          onClick={(event) => props.onChoose(event, option)}
        >
          {props.labelOf(option)}
          <span>{props.priceOf(option.amount)}</span>
          {option.amount === cheapest && option.isSearched !== false ? (
            <span className={styles.cheapest}>{cheapestWords}</span>
          ) : null}
          <OptionChanges words={option.value === value ? [] : props.changesOf(option)} />
        </a>
      ))}
    </div>
  );
}

function OptionChanges({ words }: { readonly words: readonly string[] }) {
  return words.length === 0 ? null : <small className={styles.changes}>{words.join(' · ')}</small>;
}

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
  const at = options.indexOf(event.target as HTMLElement);
  const next = event.key === ' ' ? at : moveInList(event.key, at, options.length);
  if (next === null) return;
  event.preventDefault();
  options[next]?.focus();
  if (event.key === ' ') options[next]?.click();
}

/** As high as options, so that nothing moves when they come. */
function Bones() {
  return (
    <div className={styles.skeleton}>
      {['0', '1', '2', '3', '4', '5'].map((bone) => (
        <Skeleton key={bone} />
      ))}
    </div>
  );
}
