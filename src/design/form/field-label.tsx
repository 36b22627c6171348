import type { ReactNode } from 'react';
import { useTexts } from '../../site/visit-context.tsx';
import styles from './fields.module.css';

export interface FieldLabelProps {
  readonly isOptional?: boolean;
  readonly children: ReactNode;
}

/** A label. Most fields are required, so only optional ones are marked. */
export function FieldLabel({ isOptional = false, children }: FieldLabelProps) {
  const texts = useTexts();
  return (
    <>
      {children}
      {isOptional ? <span className={styles.optional}> {texts('form.optional')}</span> : null}
    </>
  );
}
