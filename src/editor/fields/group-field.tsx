import { Plus, X } from 'lucide-react';
import { type Ref, useId, useRef } from 'react';
import { useEditor } from '../navigation/editor-context.tsx';
import control from '../ui/control.module.css';
import { EditorButton, IconButton } from '../ui/editor-button.tsx';
import { focusFirstField, focusOnMount } from '../ui/move-focus.ts';
import { findBrandValue, isBrandValue } from './brand-value.ts';
import { useFieldDrawing } from './field-drawing.ts';
import styles from './group-field.module.css';
import { createProps } from './input/create-value.ts';
import { useFieldScope } from './input/field-scope.tsx';
import type { FieldValues, InputProps } from './input/input-props.ts';
import { useInitialValues } from './text/use-initial-values.ts';

/** Fields that belong together; an optional group is there as a whole or not at all. */
export function GroupField({ field, label, value, path, problem, onChange }: InputProps) {
  const { texts } = useEditor();
  const { Form } = useFieldDrawing();
  const initial = useInitialValues();
  const isExpected = useRef(false);
  const { shape } = field;
  if (shape.kind !== 'group') return null;
  const come = (next: unknown) => {
    isExpected.current = true;
    onChange(next);
  };
  /** Once, after a press of the button that was there before; not after an undo. */
  const receive = (take: typeof focusOnMount) => (element: HTMLElement | null) => {
    if (element === null || !isExpected.current) return;
    isExpected.current = false;
    take(element);
  };
  if (value === undefined && isBrandValue(path))
    return <BrandGroup field={field} label={label} onChange={come} ref={receive(focusOnMount)} />;
  if (value === undefined) {
    return (
      <EditorButton
        ref={receive(focusOnMount)}
        look="quiet"
        icon={Plus}
        onClick={() => come(createProps(shape.fields, initial))}
      >
        {texts('editor.fields.add', { name: label })}
      </EditorButton>
    );
  }
  return (
    <fieldset ref={receive(focusFirstField)} className={styles.group}>
      <legend className={control.label}>{label}</legend>
      {field.isRequired ? null : (
        <IconButton
          className={styles.remove}
          icon={X}
          label={texts(isBrandValue(path) ? 'editor.fields.toDefault' : 'editor.fields.remove', {
            name: label,
          })}
          onClick={() => come(undefined)}
        />
      )}
      <Form fields={shape.fields} value={value as FieldValues} path={path} onChange={onChange} />
      {problem === undefined ? null : <p className={control.problem}>{problem}</p>}
    </fieldset>
  );
}

interface BrandGroupProps extends Pick<InputProps, 'field' | 'label' | 'onChange'> {
  readonly ref: Ref<HTMLButtonElement>;
}

/** Where the document says nothing the brand's own value holds, and is what a change begins with. */
function BrandGroup({ field, label, onChange, ref }: BrandGroupProps) {
  const { texts } = useEditor();
  const { brand } = useFieldScope();
  const id = useId();
  return (
    <div className={styles.brand}>
      <p>
        <span id={`${id}-label`} className={control.label}>
          {label}
        </span>
        <span className={control.hint}>{texts('editor.fields.ofBrand')}</span>
      </p>
      <EditorButton
        ref={ref}
        id={id}
        aria-labelledby={`${id} ${id}-label`}
        onClick={() => onChange(findBrandValue(brand, field.name))}
      >
        {texts('editor.fields.change')}
      </EditorButton>
    </div>
  );
}
