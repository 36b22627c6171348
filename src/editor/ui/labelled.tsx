import { type ReactNode, useId } from 'react';
import styles from './control.module.css';
import layout from './labelled.module.css';

/** What a control needs to belong to its label, hint and problem. */
export interface ControlLinks {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
  readonly className: string | undefined;
}

export interface LabelledProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
  /** Shown next to the label. */
  readonly aside?: ReactNode;
  readonly children: (links: ControlLinks) => ReactNode;
}

/** A control under its label, with what is wrong with it. */
export function Labelled({ label, hint, problem, aside, children }: LabelledProps) {
  const id = useId();
  const described = [
    ...(problem === undefined ? [] : [`${id}-problem`]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
  ];
  return (
    <div className={layout.labelled}>
      <div className={layout.line}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
        'aria-invalid': problem !== undefined || undefined,
        className: styles.control,
      })}
      {problem === undefined ? null : (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
