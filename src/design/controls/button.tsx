import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { useTexts } from '../../site/visit-context.tsx';
import styles from './button.module.css';
import { NewWindowNote } from './new-window-note.tsx';

interface ButtonLook {
  /** `primary` is the one action of a screen; all others are `secondary` or `quiet`. */
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'default' | 'large';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export type ButtonProps = ButtonLook &
  (
    | ({ readonly href: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'children'>)
    | ({ readonly href?: undefined; readonly isBusy?: boolean } & Omit<
        ButtonHTMLAttributes<HTMLButtonElement>,
        'children'
      >)
  );

/** An action: a link when it leads somewhere, a button when it does something. */
export function Button({
  look = 'primary',
  size = 'default',
  icon,
  children,
  className,
  ...rest
}: ButtonProps) {
  const classes = [styles.button, styles[look], styles[size], className].filter(Boolean).join(' ');
  const content = (
    <>
      {icon}
      <span>
        {children}
        {'target' in rest && rest.target === '_blank' ? <NewWindowNote /> : null}
      </span>
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={classes}>
        {content}
      </a>
    );
  }
  const { isBusy = false, type = 'button', ...attributes } = rest;
  return (
    <button {...attributes} type={type} className={classes} aria-busy={isBusy || undefined}>
      {content}
      {isBusy ? <SlowNote /> : null}
    </button>
  );
}

/** Takes the place of the words after two seconds of waiting: a spinner alone does not say that something still happens. */
function SlowNote() {
  return <span className={styles.slow}>{useTexts()('frame.oneMoment')}</span>;
}
