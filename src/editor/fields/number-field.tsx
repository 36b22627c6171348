import { useEditor } from '../navigation/editor-context.tsx';
import { Labelled } from '../ui/labelled.tsx';
import { findBrandValue, isBrandValue } from './brand-value.ts';
import { useFieldScope } from './input/field-scope.tsx';
import type { InputProps } from './input/input-props.ts';

/** A number between two ends. */
export function NumberField({ field, label, value, path, problem, onChange }: InputProps) {
  const { texts } = useEditor();
  const { brand } = useFieldScope();
  const { shape } = field;
  if (shape.kind !== 'number') return null;
  const isBounded = shape.max < Number.MAX_SAFE_INTEGER && shape.min > Number.MIN_SAFE_INTEGER;
  const range = isBounded ? texts('editor.fields.range', { min: shape.min, max: shape.max }) : undefined;
  const hint = isBrandValue(path)
    ? texts('editor.fields.ofBrandNumber', { value: Number(findBrandValue(brand, field.name)) })
    : range;
  return (
    <Labelled label={label} problem={problem} hint={hint}>
      {(links) => (
        <input
          {...links}
          type="number"
          min={shape.min}
          max={shape.max}
          step={shape.isWhole ? 1 : 'any'}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => {
            if (target.value === '') onChange(undefined);
            else if (!Number.isNaN(target.valueAsNumber)) onChange(target.valueAsNumber);
          }}
        />
      )}
    </Labelled>
  );
}
