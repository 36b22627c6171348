import { RetryNotice } from '../../../../design/feedback/retry-notice.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';

/** What a picker shows when what it chooses from could not be loaded. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts();
  return <RetryNotice onRetry={onRetry}>{texts('mask.loadFailed')}</RetryNotice>;
}
