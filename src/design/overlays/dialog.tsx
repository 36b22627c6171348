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
  /** `sheet` comes up from the foot of a narrow window; in wide ones it is a box like the others. */
  readonly shape?: 'box' | 'sheet';
  readonly children: ReactNode;
}

/** A modal dialog: the browser's own, so focus stays inside, Escape closes and focus returns to where it was. */
export function Dialog({
  isOpen,
  onClose,
  onEscape,
  labelledBy,
  kind = 'dialog',
  shape = 'box',
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (isOpen || !dialog.open) return;
    dialog.close();
    // What opened it may be gone, such as the frame of a bank: the keyboard goes on in the page, not at its very start.
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <dialog
      ref={ref}
      className={shape === 'sheet' ? `${styles.dialog} ${styles.sheet}` : styles.dialog}
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
