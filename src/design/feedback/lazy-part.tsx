import { type ComponentType, lazy, type ReactNode } from 'react';
import { useReload } from '../../site/calls/use-reload.ts';
import { useTexts } from '../../site/visit-context.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { RetryNotice } from './retry-notice.tsx';

/**
 * A part of a page whose code is loaded when it is first shown, inside a `Suspense`. Where that fails, after a release or without a
 * network, or where the part itself fails, `Failure` takes its place, with the same props: React would give up the whole page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Failure: ComponentType<{ readonly foot?: ReactNode }> = PartFailure,
) {
  const FailedPart = Failure as ComponentType<Props>;
  return lazy<ComponentType<Props>>(() =>
    load().then(
      ({ default: Part }) => ({
        default: (props) => (
          <ErrorBoundary failure={<FailedPart {...props} />}>
            <Part {...props} />
          </ErrorBoundary>
        ),
      }),
      () => ({ default: FailedPart }),
    ),
  );
}

/** @param foot the buttons of the panel around a part that would place them, so that it can still be left */
function PartFailure({ foot }: { readonly foot?: ReactNode }) {
  const texts = useTexts();
  const { isOffline, reload } = useReload();
  return (
    <>
      <RetryNotice onRetry={reload}>{texts(isOffline ? 'failure.offline' : 'failure.title')}</RetryNotice>
      {foot}
    </>
  );
}
