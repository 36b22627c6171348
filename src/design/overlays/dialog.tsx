import { type ReactNode, useEffect, useRef } from 'react';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called on Escape and whenever the browser closes the dialog. */
  readonly onClose: () => void;
  /** Id of the heading inside that names the dialog. */
  readonly labelledBy: string;
  /** `alert` interrupts: screen readers read all of it at once. */
  readonly kind?: 'dialog' | 'alert';
  readonly children: ReactNode;
}

/** A modal dialog: the browser's own, so focus stays inside, Escape closes and focus returns to where it was. */
export function Dialog({ isOpen, onClose, labelledBy, kind = 'dialog', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      role={kind === 'alert' ? 'alertdialog' : undefined}
      aria-labelledby={labelledBy}
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}
