import { type ReactNode, useEffect, useRef } from 'react';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called on Escape and whenever the browser closes the dialog. */
  readonly onClose: () => void;
  /** Called on Escape in place of closing: the dialog stays open until `isOpen` is false. */
  readonly onEscape?: () => void;
  /** Id of the heading inside that names the dialog. */
  readonly labelledBy: string;
  /** `alert` interrupts: screen readers read all of it at once. */
  readonly kind?: 'dialog' | 'alert';
  readonly children: ReactNode;
}

/** A modal dialog: the browser's own, so focus stays inside, Escape closes and focus returns to where it was. */
export function Dialog({ isOpen, onClose, onEscape, labelledBy, kind = 'dialog', children }: DialogProps) {
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
      onCancel={(event) => {
        if (onEscape === undefined) return;
        event.preventDefault();
        onEscape();
      }}
      onClose={() => {
        // Browsers close at the second Escape in a row, whatever the first one answered.
        if (onEscape === undefined || !isOpen) return onClose();
        ref.current?.showModal();
        onEscape();
      }}
    >
      {children}
    </dialog>
  );
}
