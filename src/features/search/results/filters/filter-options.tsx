import type { ChangeEvent } from 'react';
import { listLengths } from '../../../../defaults.ts';
import type { FilterName, SearchParams } from '../../../../trip-search/address/trip-search.ts';
import { listFilterValues, setFilter, switchFilter } from '../list/filter-params.ts';
import { fieldName } from './filter-form.ts';
import styles from './filter-options.module.css';
import { type FilterContext, formatFilter } from './format-filter.ts';
import { usePending } from './use-pending.ts';

/** A value with the hotels it leaves; without a number where they are not counted. */
export interface Option {
  readonly value: string;
  readonly hotels?: number;
}

/** Called with what a filter lets through from now on, as its parameter spells it; '' for everything. */
export type ChooseFilter = (name: FilterName, value: string) => void;

export interface FilterOptionsProps {
  readonly name: FilterName;
  /** Boxes for values that add up, radios for one of them or any. */
  readonly kind: 'checkbox' | 'radio';
  /** Name of the group for screen readers. */
  readonly label: string;
  readonly choices: readonly Option[];
  /** The search that is shown. */
  readonly params: SearchParams;
  readonly context: FilterContext;
  readonly onChoose: ChooseFilter;
}

/** The values of one filter; those chosen never hide among the folded ones. What is chosen shows at once, and renders no other filter. */
export function FilterOptions(props: FilterOptionsProps) {
  const { name, kind, label, choices, params, context, onChoose } = props;
  const [shown, setShown] = usePending(params, setFilter({}, name, params[name] ?? ''));
  const chosen = listFilterValues(shown, name);
  const { texts } = context;
  const isFirst = (choice: Option, at: number) =>
    at < listLengths.filterValues || chosen.includes(choice.value);
  const rest = choices.filter((choice, at) => !isFirst(choice, at));
  const field = fieldName(name);
  const isUncounted = choices.length > 0 && choices.every(({ hotels }) => hotels === undefined);
  const choose = ({ currentTarget: { value, checked } }: ChangeEvent<HTMLInputElement>) => {
    const next =
      kind === 'radio' ? setFilter({}, name, value) : switchFilter(shown, { name, value }, checked);
    setShown(next);
    onChoose(name, next[name] ?? '');
  };
  const renderOption = (value: string, isChosen: boolean, text: string, hotels?: number) => (
    <label key={value} data-needs-script="">
      <input type={kind} name={field} value={value} checked={isChosen} onChange={choose} />
      {text}
      {hotels === undefined ? null : <span>{hotels}</span>}
    </label>
  );
  const renderChoice = ({ value, hotels }: Option) =>
    renderOption(value, chosen.includes(value), formatFilter({ name, value }, context), hotels);
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">{label}</legend>
      {kind === 'radio' ? renderOption('', chosen.length === 0, texts('results.any')) : null}
      {choices.filter(isFirst).map(renderChoice)}
      {isUncounted ? <p className={styles.uncounted}>{texts('results.uncounted')}</p> : null}
      {rest.length > 0 ? (
        <details className={styles.rest} suppressHydrationWarning>
          <summary>{texts('results.more', { n: rest.length })}</summary>
          {rest.map(renderChoice)}
        </details>
      ) : null}
    </fieldset>
  );
}
