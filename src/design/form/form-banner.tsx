import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../site/visit-context.tsx';
import { Button } from '../controls/button.tsx';
import { Notice } from '../feedback/notice.tsx';
import styles from './form-banner.module.css';

export interface FormBannerProps {
  /** What went wrong; null while nothing has. */
  readonly children: ReactNode;
  /** Removes the banner; absent where it stays until the form is sent again. */
  readonly onDismiss?: () => void;
}

/** The banner of a form that could not be sent. The page scrolls to the top when it appears, and it takes the focus (SHELL-065). */
export function FormBanner({ children, onDismiss }: FormBannerProps) {
  const texts = useTexts();
  const banner = useRef<HTMLDivElement>(null);
  const isShown = children !== null;
  useEffect(() => {
    if (!isShown) return;
    banner.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div ref={banner} tabIndex={-1} className={styles.banner}>
      <Notice
        kind="error"
        title={children}
        action={
          onDismiss === undefined ? undefined : (
            <Button look="secondary" onClick={onDismiss}>
              {texts('frame.close')}
            </Button>
          )
        }
      />
    </div>
  );
}
