import type { Visit } from '../site/visit.ts';
import { VisitProvider } from '../site/visit-context.tsx';
import type { Texts } from '../texts/texts.ts';
import type { FrameContent, PageAnswer } from './page-answer.ts';
import { PageFrame } from './page-frame.tsx';
import type { View } from './views.ts';

export interface RootProps {
  readonly visit: Visit;
  readonly texts: Texts;
  readonly frame: FrameContent;
  readonly page: PageAnswer;
  /** Component of `page.view`, loaded beforehand. */
  readonly view: View;
}

/** The whole page as React sees it: the visit around the frame around the view. Same on both sides. */
export function Root({ visit, texts, frame, page, view: PageView }: RootProps) {
  return (
    <VisitProvider visit={visit} texts={texts}>
      <PageFrame frame={frame} route={page.route}>
        <PageView {...(page.props as Record<string, unknown>)} />
      </PageFrame>
    </VisitProvider>
  );
}
