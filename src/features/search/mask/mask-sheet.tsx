import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../design/pictures/icon.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import styles from './search-mask.module.css';

export interface Sheet {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** It lies over the screen; on desktop, where it is always shown in its place, never. */
  readonly isOpen: boolean;
  readonly follow: (state: string) => void;
  readonly close: () => void;
}

/** The mobile mask over the whole screen; while it is open the page's body says so by a class (MASK-018, MASK-019). */
export function useSheet(): Sheet {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    document.body.classList.add('is-mask-open');
    return () => document.body.classList.remove('is-mask-open');
  }, [isOpen]);
  return {
    ref,
    isOpen,
    follow: (state) => {
      setOpen(state === 'open');
      // Opened by turning a phone it has the focus already.
      const sheet = ref.current;
      if (state === 'open' && !sheet?.contains(document.activeElement))
        sheet?.querySelector('button')?.focus();
    },
    close: () => {
      if (ref.current?.matches(':popover-open')) ref.current.hidePopover();
    },
  };
}

export interface MaskSheetProps {
  readonly id: string;
  readonly sheet: Sheet;
  readonly children: ReactNode;
}

/** What the mask is made of: in its place on desktop, on mobile a popover with an arrow that closes it (MASK-016, MASK-017). */
export function MaskSheet({ id, sheet, children }: MaskSheetProps) {
  const texts = useTexts();
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both of its roles can be named
    <div
      ref={sheet.ref}
      id={id}
      popover="auto"
      role={sheet.isOpen ? 'dialog' : 'group'}
      aria-label={texts('mask.label')}
      className={styles.sheet}
      data-locks-scroll="narrow"
      onToggle={({ target, currentTarget, newState }) => {
        // Ignores toggle events of the fields' own flyouts, which React bubbles up to here.
        if (target === currentTarget) sheet.follow(newState);
      }}
    >
      <div className={styles.head}>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className={styles.back}
          aria-label={texts('mask.close')}
        >
          <Icon icon={ArrowLeft} size={24} />
        </button>
        <p className={styles.title}>{texts('mask.label')}</p>
      </div>
      {children}
    </div>
  );
}
