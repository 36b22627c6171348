import { useEditor } from '../navigation/editor-context.tsx';
import control from '../ui/control.module.css';
import { labelOption } from './field-label.ts';
import styles from './options-field.module.css';

export interface OptionsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly value: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (value: readonly string[]) => void;
}

/** Any number of options, in the order in which they are listed. */
export function OptionsField({ name, label, options, value, problem, onChange }: OptionsFieldProps) {
  const { texts } = useEditor();
  return (
    <fieldset className={styles.options}>
      <legend className={control.label}>{label}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="checkbox"
            checked={value.includes(option)}
            onChange={({ target }) =>
              onChange(options.filter((each) => (each === option ? target.checked : value.includes(each))))
            }
          />
          {labelOption(name, option, texts)}
        </label>
      ))}
      {problem === undefined ? null : <p className={control.problem}>{problem}</p>}
    </fieldset>
  );
}
