import styles from './dates-select.module.css';

interface SelectOption {
  readonly value: string;
  readonly words: string;
}

export interface DatesSelectProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** More of them, below a name of their own. */
  readonly further?: { readonly name: string; readonly options: readonly SelectOption[] };
  readonly onChange: (value: string) => void;
}

/** A short list with a small label inside its box. */
export function DatesSelect({ id, label, value, options, further, onChange }: DatesSelectProps) {
  return (
    <div className={styles.select}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <Options options={options} />
        {further === undefined || further.options.length === 0 ? null : (
          <optgroup label={further.name}>
            <Options options={further.options} />
          </optgroup>
        )}
      </select>
    </div>
  );
}

function Options({ options }: Pick<DatesSelectProps, 'options'>) {
  return options.map(({ value, words }) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));
}
