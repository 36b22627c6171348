import type { ReactNode } from 'react';
import { useTexts } from '../../site/visit-context.tsx';
import { Button } from '../controls/button.tsx';
import { Notice } from './notice.tsx';

export interface RetryNoticeProps {
  /** What could not be loaded. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Something could not be loaded, and the way to try again. */
export function RetryNotice({ children, onRetry }: RetryNoticeProps) {
  const texts = useTexts();
  return (
    <Notice
      kind="error"
      action={
        <Button look="quiet" onClick={onRetry}>
          {texts('failure.retry')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
