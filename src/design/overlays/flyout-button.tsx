import type { ReactNode } from 'react';
import styles from './flyout.module.css';

export interface FlyoutButtonProps {
  /** Id of the `FlyoutPanel`; the two find each other by it, with or without script. */
  readonly opens: string;
  /** Name of the button where what it shows is not its name. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Opens and closes a flyout. The browser itself reports to assistive technology whether it is open. */
export function FlyoutButton({ opens, label, className, children }: FlyoutButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={opens}
      aria-haspopup="dialog"
      aria-label={label}
      className={className ?? styles.button}
    >
      {children}
    </button>
  );
}
