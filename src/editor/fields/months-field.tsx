import { listMonths } from '../../domain/words/format-date.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import control from '../ui/control.module.css';
import type { InputProps } from './input/input-props.ts';
import styles from './months-field.module.css';

/** A whole number for each month. */
export function MonthsField({ label, value, problem, field, onChange }: InputProps) {
  const { texts, language } = useEditor();
  const isFilled = Array.isArray(value);
  const values = isFilled ? (value as readonly number[]) : [];
  const months = listMonths(language, 'short');
  const change = (month: number, degrees: number) =>
    onChange(months.map((_, at) => (at === month ? degrees : (values[at] ?? 0))));
  return (
    <fieldset className={styles.months}>
      <legend className={control.label}>{label}</legend>
      {months.map((name, month) => (
        <label key={name}>
          <span>{name}</span>
          <input
            className={control.control}
            type="number"
            step={1}
            value={values[month] ?? ''}
            onChange={({ target }) => {
              if (!Number.isNaN(target.valueAsNumber)) change(month, Math.round(target.valueAsNumber));
            }}
          />
        </label>
      ))}
      {isFilled && !field.isRequired ? (
        <button type="button" className={styles.clear} onClick={() => onChange(undefined)}>
          {texts('editor.fields.remove', { name: label })}
        </button>
      ) : null}
      {problem === undefined ? null : <p className={control.problem}>{problem}</p>}
    </fieldset>
  );
}
