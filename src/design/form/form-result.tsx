import { type ReactNode, useEffect, useRef } from 'react';
import styles from './form-banner.module.css';

/** What takes the place of a form that was sent: it gets the focus, so that screen readers begin to read there. */
export function FormResult({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={result} tabIndex={-1} className={[styles.banner, className].filter(Boolean).join(' ')}>
      {children}
    </div>
  );
}
