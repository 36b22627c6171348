import { Plus, X } from 'lucide-react';
import { useEditor } from '../editor-context.tsx';
import control from '../ui/control.module.css';
import { EditorButton, IconButton } from '../ui/editor-button.tsx';
import { useFieldDrawing } from './field-drawing.ts';
import styles from './group-field.module.css';
import { createProps } from './initial-value.ts';
import type { FieldValues, InputProps } from './input-props.ts';
import { useInitialWords } from './use-initial-words.ts';

/** Fields that belong together; an optional group is there as a whole or not at all. */
export function GroupField({ field, label, value, path, problem, onChange }: InputProps) {
  const { texts } = useEditor();
  const { Form } = useFieldDrawing();
  const words = useInitialWords();
  const { shape } = field;
  if (shape.kind !== 'group') return null;
  if (value === undefined) {
    return (
      <EditorButton look="quiet" icon={Plus} onClick={() => onChange(createProps(shape.fields, words))}>
        {texts('editor.fields.add', { name: label })}
      </EditorButton>
    );
  }
  return (
    <fieldset className={styles.group}>
      <legend className={control.label}>{label}</legend>
      {field.isRequired ? null : (
        <IconButton
          className={styles.remove}
          icon={X}
          label={texts('editor.fields.remove', { name: label })}
          onClick={() => onChange(undefined)}
        />
      )}
      <Form fields={shape.fields} value={value as FieldValues} path={path} onChange={onChange} />
      {problem === undefined ? null : <p className={control.problem}>{problem}</p>}
    </fieldset>
  );
}
