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
  const listOptions = (options: readonly Option[]) =>
    options.map(({ value, hotels }) => (
      <FilterOption
        key={value}
        {...{ name, kind, value, hotels, onChoose }}
        label={nameFilter({ name, value }, words)}
        isChosen={chosen.includes(value)}
      />
    ));
  return (
    <fieldset className={styles.options}>
      <legend className="visually-hidden">{label}</legend>
      {kind === 'radio' ? (
        <FilterOption
          {...{ name, kind, onChoose }}
          value=""
          label={texts('results.any')}
          isChosen={chosen.length === 0}
        />
      ) : null}
      {listOptions(choices.filter(isFirst))}
      {rest.length > 0 ? (
        <details className={styles.rest} suppressHydrationWarning>
          <summary>{texts('results.more', { n: rest.length })}</summary>
          {listOptions(rest)}
        </details>
      ) : null}
    </fieldset>
  );
}

interface FilterOptionProps extends Pick<FilterOptionsProps, 'name' | 'kind' | 'onChoose'> {
  readonly value: string;
  readonly hotels?: number | undefined;
  readonly label: string;
  readonly isChosen: boolean;
}

function FilterOption({ name, kind, value, hotels, label, isChosen, onChoose }: FilterOptionProps) {
  return (
    <label className={styles.option} data-waits="">
      <input
        type={kind}
        name={nameField(name)}
        value={value}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose({ name, value }, currentTarget)}
      />
      <span>{label}</span>
      {hotels === undefined ? null : <span className={styles.hotels}>{hotels}</span>}
    </label>
  );
}
