import { Labelled } from '../../ui/labelled.tsx';
import type { InputProps } from '../input/input-props.ts';

/** One line that is no words for people: a key, an anchor. */
export function LineField({ field, label, value, problem, onChange }: InputProps) {
  return (
    <Labelled label={label} problem={problem}>
      {(links) => (
        <input
          {...links}
          value={typeof value === 'string' ? value : ''}
          spellCheck={false}
          onChange={({ target }) =>
            onChange(target.value === '' && !field.isRequired ? undefined : target.value)
          }
        />
      )}
    </Labelled>
  );
}
