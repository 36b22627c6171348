import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import styles from './editor-button.module.css';

export interface EditorButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** `primary` is the one action of a panel, `danger` takes something away from visitors; the rest is `plain` or `quiet`. */
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly icon?: LucideIcon;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button of the editor with its words. */
export function EditorButton({
  look = 'plain',
  icon: Drawing,
  isBusy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: EditorButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      // Not `disabled`: the browser would take the focus away from it, and a keyboard would begin again at the top.
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? preventDefault : onClick}
      className={[styles.button, styles[look], className].filter(Boolean).join(' ')}
    >
      {Drawing === undefined ? null : <Drawing size={16} aria-hidden="true" />}
      <span>{children}</span>
    </button>
  );
}

/** Also of the form that it would send. */
function preventDefault(event: MouseEvent): void {
  event.preventDefault();
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: LucideIcon;
  /** What it does; read out, and shown while the pointer rests on it. */
  readonly label: string;
  readonly isPressed?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that is only a pictogram. */
export function IconButton({
  icon: Drawing,
  label,
  isPressed,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      className={[styles.icon, className].filter(Boolean).join(' ')}
    >
      <Drawing size={17} aria-hidden="true" />
    </button>
  );
}
