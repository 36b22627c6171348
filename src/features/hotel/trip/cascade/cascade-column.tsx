import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Skeleton } from '../../../../design/feedback/skeleton.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';
import type { DateOption } from '../../../trip-search/offers/date-option.ts';
import { scalePrices } from '../../../trip-search/offers/price-tones.ts';
import { moveInList } from '../choice/move-in-list.ts';
import styles from './cascade-column.module.css';
import type { CascadeColumnName as Column } from './cascade-slice.ts';

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
        <Options {...props} options={options} titleId={titleId} cheapestWords={texts('dates.cheapest')} />
      ) : null}
    </div>
  );
}

interface OptionsProps extends CascadeColumnProps {
  readonly options: readonly DateOption[];
  readonly titleId: string;
  readonly cheapestWords: string;
}

/** Options with their cheapest prices, one stop of the Tab key, moved through with the arrow keys. */
function Options({ options, value, titleId, cheapestWords, ...props }: OptionsProps) {
  const { cheapest, toneOf } = scalePrices(options.map(({ amount }) => amount));
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
          data-tone={toneOf(option.amount) ?? undefined}
          onClick={(event) => props.onChoose(event, option)}
        >
          {props.labelOf(option)}
          <span>{props.priceOf(option.amount)}</span>
          {option.amount === cheapest ? <span className={styles.cheapest}>{cheapestWords}</span> : null}
        </a>
      ))}
    </div>
  );
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
