import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { NamedField } from '../../content-modules/definition/field-shape.ts';
import { useEditor } from '../navigation/editor-context.tsx';
import styles from './field-form.module.css';
import { FieldInput } from './field-input.tsx';
import type { FieldFormProps, FieldValues } from './input/input-props.ts';

/** The fields of a module or a group. Fields that are required or filled in come first, the rest below. */
export function FieldForm({ fields, value, path, isOpen = false, onChange }: FieldFormProps) {
  const { texts } = useEditor();
  // Decided once: a field that the editor empties does not move.
  const [first] = useState(() =>
    isOpen ? new Set(fields.map(({ name }) => name)) : chooseFirst(fields, value),
  );
  const draw = (field: NamedField) => (
    <FieldInput
      key={field.name}
      field={field}
      value={value[field.name]}
      path={[...path, field.name]}
      onChange={(next, siblings = {}) =>
        onChange(setField(fillIn(value, fields, siblings), field.name, next))
      }
    />
  );
  const further = fields.filter((field) => !first.has(field.name) && !isFixed(field));
  return (
    <div className={styles.form}>
      {fields.filter((field) => first.has(field.name) && !isFixed(field)).map(draw)}
      {further.length === 0 ? null : (
        <details className={styles.advanced}>
          <summary>
            <ChevronDown size={16} aria-hidden="true" />
            {texts('editor.fields.further', { count: further.length })}
          </summary>
          <div className={styles.form}>{further.map(draw)}</div>
        </details>
      )}
    </div>
  );
}

/** Few optional fields are no reason to hide any. */
function chooseFirst(fields: readonly NamedField[], value: FieldValues): ReadonlySet<string> {
  const wanted = fields.filter(({ name, isRequired }) => isRequired || value[name] !== undefined);
  const shown = fields.length - wanted.length <= 4 ? fields : wanted;
  return new Set((shown.length === 0 ? fields.slice(0, 4) : shown).map(({ name }) => name));
}

/** What can only be one thing is no question. */
const isFixed = ({ shape }: NamedField) => shape.kind === 'choice' && shape.options.length === 1;

/** An optional field without a value is not there at all. */
function setField(values: FieldValues, name: string, value: unknown): FieldValues {
  if (value !== undefined) return { ...values, [name]: value };
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
}

/** What is offered for fields that are there and still empty. */
function fillIn(values: FieldValues, fields: readonly NamedField[], offered: FieldValues): FieldValues {
  const open = fields.filter(({ name }) => offered[name] !== undefined && values[name] === undefined);
  return { ...values, ...Object.fromEntries(open.map(({ name }) => [name, offered[name]])) };
}
