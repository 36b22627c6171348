import { RetryNotice } from '../../../design/feedback/retry-notice.tsx';
import { Skeleton } from '../../../design/feedback/skeleton.tsx';
import type { FetchResult } from '../../../site/calls/use-fetch.ts';
import { useTexts } from '../../../site/visit-context.tsx';

export interface ReviewsStatusProps {
  readonly status: FetchResult<unknown>['status'];
  readonly onRetry: () => void;
}

/** How asking for more reviews is getting on (REVIEW-008), and another try after it failed. */
export function ReviewsStatus({ status, onRetry }: ReviewsStatusProps) {
  const texts = useTexts();
  if (status === 'failed') return <RetryNotice onRetry={onRetry}>{texts('reviews.failed')}</RetryNotice>;
  return (
    <div role="status">
      {status === 'loading' ? (
        <>
          <p>{texts('reviews.loading')}</p>
          <Skeleton lines={3} />
        </>
      ) : null}
    </div>
  );
}
