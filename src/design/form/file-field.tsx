import type { ChangeEvent, ReactNode, RefObject } from 'react';
import { Field } from '../controls/field.tsx';
import { FieldLabel } from './field-label.tsx';
import styles from './fields.module.css';
import { fieldId, useFieldError } from './form-errors.tsx';

export interface FileFieldProps {
  /** Name of its error, and its id. */
  readonly name: string;
  /** Name under which a form without script sends the files. */
  readonly sentAs: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Endings with a dot, for the browser's own choice. */
  readonly accept: string;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly onChoose?: (files: readonly File[]) => void;
  /** The files that were chosen. */
  readonly children?: ReactNode;
}

/** A choice of several files, optional. Drafts leave it out: a browser lets no script put files back. */
export function FileField(props: FileFieldProps) {
  const { name, sentAs, label, hint, accept, inputRef, onChoose, children } = props;
  const error = useFieldError(name);
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    if (onChoose === undefined) return;
    onChoose([...(currentTarget.files ?? [])]);
    // The same file may be chosen again after it was removed.
    currentTarget.value = '';
  }
  return (
    <div className={styles.files} data-saves="">
      <Field id={fieldId(name)} label={<FieldLabel isOptional>{label}</FieldLabel>} hint={hint} error={error}>
        {({ className, ...control }) => (
          <input
            {...control}
            ref={inputRef}
            type="file"
            name={sentAs}
            multiple
            accept={accept}
            className={[className, styles.file].join(' ')}
            onChange={choose}
          />
        )}
      </Field>
      {children}
    </div>
  );
}
