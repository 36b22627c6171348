import type { ReactNode } from 'react';
import { useTexts } from '../../site/visit-context.tsx';
import { Button } from '../controls/button.tsx';
import { Notice } from './notice.tsx';

export interface RetryNoticeProps {
  /** What could not be loaded. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** Something could not be loaded, and the way to try again; without a network that is the reason. */
export function RetryNotice({ children, onRetry }: RetryNoticeProps) {
  const texts = useTexts();
  const isOffline = globalThis.navigator?.onLine === false;
  return (
    <Notice
      kind="error"
      action={
        <Button look="quiet" onClick={onRetry}>
          {texts('failure.retry')}
        </Button>
      }
    >
      {isOffline ? texts('failure.offline') : children}
    </Notice>
  );
}
