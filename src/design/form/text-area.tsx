import { type ReactNode, type TextareaHTMLAttributes, useEffect, useRef, useState } from 'react';
import { Field } from '../controls/field.tsx';
import { FieldLabel } from './field-label.tsx';
import styles from './fields.module.css';
import { fieldId, useFieldError } from './form-errors.tsx';

export interface TextAreaProps
  extends Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'name' | 'id' | 'className' | 'required' | 'onInput'
  > {
  /** Path in the form's values. */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
  /** Length of a text, and what is said of it below the field; more than allowed can be typed, so that nothing pasted is cut. */
  readonly countOf: (text: string) => number;
  readonly describeCount: (count: number) => string;
  readonly maxCount: number;
}

/** A text of several lines with the count of its characters. */
export function TextArea(props: TextAreaProps) {
  const { name, label, hint, isOptional = false, countOf, describeCount, maxCount, ...attributes } = props;
  const error = useFieldError(name);
  const ref = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(() => countOf(String(attributes.defaultValue ?? '')));
  const recount = () => setCount(countOf(ref.current?.value ?? ''));
  // After a draft was restored, and for what was typed before React took the page over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is there
  useEffect(recount, []);
  return (
    <div className={styles.counted}>
      <Field
        id={fieldId(name)}
        label={<FieldLabel isOptional={isOptional}>{label}</FieldLabel>}
        hint={hint}
        error={error}
      >
        {(control) => (
          <textarea
            rows={7}
            {...attributes}
            {...control}
            ref={ref}
            name={name}
            aria-required={isOptional ? undefined : true}
            onInput={recount}
          />
        )}
      </Field>
      <p className={styles.count} data-over={count > maxCount || undefined}>
        {describeCount(count)}
      </p>
    </div>
  );
}
