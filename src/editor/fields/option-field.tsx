import { useEditor } from '../navigation/editor-context.tsx';
import { Labelled } from '../ui/labelled.tsx';
import { labelOption } from './field-label.ts';
import type { InputProps } from './input/input-props.ts';

/** One of several options. */
export function OptionField({ field, label, value, problem, onChange }: InputProps) {
  const { texts } = useEditor();
  if (field.shape.kind !== 'choice') return null;
  return (
    <Labelled label={label} problem={problem}>
      {(links) => (
        <select
          {...links}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        >
          {field.isRequired ? null : <option value="">{texts('editor.fields.standard')}</option>}
          {field.shape.kind === 'choice'
            ? field.shape.options.map((option) => (
                <option key={option} value={option}>
                  {labelOption(field.name, option, texts)}
                </option>
              ))
            : null}
        </select>
      )}
    </Labelled>
  );
}
