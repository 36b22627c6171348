import type { ReactNode } from 'react';
import type { ModuleComponents } from '../content-modules/registry/frame-components.ts';
import { ErrorBoundary } from '../design/feedback/error-boundary.tsx';
import { RetryNotice } from '../design/feedback/retry-notice.tsx';
import type { PageWait } from '../features/shell/ui/page-wait-notice.tsx';
import type { PagePayload } from '../site/page-data.ts';
import { useTexts, VisitProvider } from '../site/visit-context.tsx';
import type { Texts } from '../texts/texts.ts';
import { Notices } from './notices.tsx';
import { PageFrame } from './page-frame.tsx';
import type { View } from './views.ts';

export interface RootProps extends PagePayload {
  readonly texts: Texts;
  /** Component of `page.view`, loaded beforehand. */
  readonly view: View;
  /** Code of what the frame shows. */
  readonly frameComponents: ModuleComponents;
  /** Components of `page.notices`, loaded beforehand; null for a page without. */
  readonly noticeComponents: ModuleComponents | null;
  /** Why the next page is not there yet; null and absent while none waits. */
  readonly wait?: PageWait | null;
  /** Starts the search over when the logo is activated; the server has nothing to start over. */
  readonly onLogo?: () => void;
  /** Renders the links of the account; absent in the browser. */
  readonly renderAccount?: (className: string | undefined) => ReactNode;
}

/** The whole page as React sees it: the visit around the frame around the view. Same on both sides. */
export function Root({
  visit,
  texts,
  frame,
  page,
  path,
  view: PageView,
  frameComponents,
  noticeComponents,
  wait = null,
  onLogo,
  renderAccount,
}: RootProps) {
  const notices =
    noticeComponents === null || page.notices === undefined ? null : (
      <Notices modules={page.notices} components={noticeComponents} />
    );
  return (
    <VisitProvider visit={visit} texts={texts}>
      <PageFrame
        frame={frame}
        components={frameComponents}
        route={page.route}
        path={path}
        notices={notices}
        wait={wait}
        onLogo={onLogo}
        renderAccount={renderAccount}
      >
        <ErrorBoundary watched={page} failure={<BrokenPage />}>
          <PageView {...page.props} />
        </ErrorBoundary>
      </PageFrame>
    </VisitProvider>
  );
}

/** What fails while a page is shown is no answer of the server: the same address again is the way on (SHELL-059). */
function BrokenPage() {
  const texts = useTexts();
  return <RetryNotice onRetry={() => location.reload()}>{texts('failure.text')}</RetryNotice>;
}
