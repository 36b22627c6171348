import type { ChangeEvent } from 'react';
import { nameField } from './filter-form.ts';
import styles from './filter-options.module.css';
import type { ActiveFilter, FilterName } from './filter-params.ts';
import { type FilterWords, nameFilter } from './name-filter.ts';

/** A value with the hotels it leaves; without a number where they are not counted. */
export interface Option {
  readonly value: string;
  readonly hotels?: number;
}

export interface FilterOptionsProps {
  readonly name: FilterName;
  /** Boxes for values that add up, radios for one of them or any. */
  readonly kind: 'checkbox' | 'radio';
  /** Name of the group for screen readers. */
  readonly label: string;
  readonly choices: readonly Option[];
  readonly chosen: readonly string[];
  readonly words: FilterWords;
  /** Called when a value's control was changed. */
  readonly onChoose: (filter: ActiveFilter, control: HTMLInputElement) => void;
}

/** Values shown before the rest is folded away. */
const shownAtOnce = 8;

/** The values of one filter; those chosen never hide among the folded ones. */
export function FilterOptions(props: FilterOptionsProps) {
  const { name, kind, label, choices, chosen, words, onChoose } = props;
  const { texts } = words;
  const isFirst = (choice: Option, at: number) => at < shownAtOnce || chosen.includes(choice.value);
  const rest = choices.filter((choice, at) => !isFirst(choice, at));
  const field = nameField(name);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    onChoose({ name, value: currentTarget.value }, currentTarget);
  const writeOption = (value: string, isChosen: boolean, means: string, hotels?: number) => (
    <label key={value} data-waits="">
      <input type={kind} name={field} value={value} checked={isChosen} onChange={choose} />
      {means}
      {hotels === undefined ? null : <span>{hotels}</span>}
    </label>
  );
  const writeChoice = ({ value, hotels }: Option) =>
    writeOption(value, chosen.includes(value), nameFilter({ name, value }, words), hotels);
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">{label}</legend>
      {kind === 'radio' ? writeOption('', chosen.length === 0, texts('results.any')) : null}
      {choices.filter(isFirst).map(writeChoice)}
      {rest.length > 0 ? (
        <details className={styles.rest} suppressHydrationWarning>
          <summary>{texts('results.more', { n: rest.length })}</summary>
          {rest.map(writeChoice)}
        </details>
      ) : null}
    </fieldset>
  );
}
