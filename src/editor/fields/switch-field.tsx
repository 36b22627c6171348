import { useId } from 'react';
import { useEditor } from '../navigation/editor-context.tsx';
import control from '../ui/control.module.css';
import { Segments } from '../ui/segments.tsx';
import { findBrandValue, isBrandValue } from './brand-value.ts';
import { useFieldScope } from './input/field-scope.tsx';
import type { InputProps } from './input/input-props.ts';
import styles from './switch-field.module.css';

/** Switches of modules that are on by default. */
const onByDefault = ['status'];

/** On or off; a brand's default applies until a document of values overrides it. */
export function SwitchField(props: InputProps) {
  const { field, label, value, path, problem, onChange } = props;
  const id = useId();
  if (isBrandValue(path)) return <BrandSwitch {...props} />;
  return (
    <div className={styles.field}>
      <label className={styles.switch} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={value === undefined ? onByDefault.includes(field.name) : value === true}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={control.label}>{label}</span>
      </label>
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className={control.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** Shows the brand's default, so that editors need not try it out. */
function BrandSwitch({ field, label, value, onChange }: InputProps) {
  const { texts } = useEditor();
  const { brand } = useFieldScope();
  const isOn = findBrandValue(brand, field.name) === true;
  return (
    <div className={styles.brand}>
      <span className={control.label}>{label}</span>
      <Segments
        label={label}
        value={names.find((name) => states[name] === value) ?? 'standard'}
        options={names.map((name) => ({
          value: name,
          label: texts(`editor.switch.${name === 'standard' ? (isOn ? 'standardOn' : 'standardOff') : name}`),
        }))}
        onChange={(name) => onChange(states[name])}
      />
    </div>
  );
}

const states = { standard: undefined, on: true, off: false } as const;
const names = Object.keys(states) as (keyof typeof states)[];
