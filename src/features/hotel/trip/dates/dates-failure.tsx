import { RetryNotice } from '../../../../design/feedback/retry-notice.tsx';
import { useTexts } from '../../../../site/visit-context.tsx';

/** Prices of other dates that could not be loaded, and the way to try again. */
export function DatesFailure({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts();
  return <RetryNotice onRetry={onRetry}>{texts('dates.failed')}</RetryNotice>;
}
