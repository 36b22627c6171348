import { useEditor } from '../navigation/editor-context.tsx';
import { Labelled } from '../ui/labelled.tsx';
import { useFieldScope } from './input/field-scope.tsx';
import type { InputProps } from './input/input-props.ts';
import { readLocal, toLocalTime, zoneOfMarket } from './market-time.ts';

/** A moment, in the market's time. */
export function InstantField({ field, label, value, problem, onChange }: InputProps) {
  const { texts } = useEditor();
  const { brand } = useFieldScope();
  const zone = zoneOfMarket(brand.market);
  return (
    <Labelled label={label} problem={problem} hint={texts('editor.fields.zone', { zone })}>
      {(links) => (
        <input
          {...links}
          type="datetime-local"
          value={typeof value === 'string' ? toLocalTime(value, zone) : ''}
          required={field.isRequired}
          onChange={({ target }) => {
            if (target.value !== '') onChange(readLocal(target.value, zone));
            else if (!field.isRequired) onChange(undefined);
          }}
        />
      )}
    </Labelled>
  );
}
