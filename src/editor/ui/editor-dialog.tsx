import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useEditor } from '../navigation/editor-context.tsx';
import { IconButton } from './editor-button.tsx';
import styles from './editor-dialog.module.css';

export interface EditorDialogProps {
  readonly title: string;
  /** Called on Escape, on the cross, and whenever the browser closes it. */
  readonly onClose: () => void;
  /** `side` is at the window's edge, so that the page behind it can be seen; `full` fills the window. */
  readonly shape?: 'middle' | 'wide' | 'side' | 'full';
  /** Interrupts: screen readers read all of it at once. */
  readonly isAlert?: boolean;
  /** Actions at its foot. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog, open as long as it is rendered: the browser's own, so focus stays inside and returns to where it was. */
export function EditorDialog(props: EditorDialogProps) {
  const { title, onClose, shape = 'middle', isAlert = false, actions, children } = props;
  const { texts } = useEditor();
  const heading = useId();
  const ref = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the document: only then the browser returns the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${styles[shape]}`}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <IconButton icon={X} label={texts('editor.close')} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.body} tabIndex={0} aria-labelledby={heading}>
        {children}
      </section>
      {actions === undefined ? null : <div className={styles.foot}>{actions}</div>}
    </dialog>
  );
}
