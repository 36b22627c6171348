import type { ReactNode } from 'react';
import { ModuleSlot } from '../content-modules/module-slot.tsx';
import { CookieNotice } from '../features/shell/cookie-notice.tsx';
import { Header } from '../features/shell/header.tsx';
import type { PageRouteName } from '../routes.ts';
import { useTexts } from '../site/visit-context.tsx';
import type { FrameContent } from './page-answer.ts';

/** Header, main and footer around a view. The voucher pages stand without header and footer (SHELL-024, SHELL-039). */
export function PageFrame(props: { frame: FrameContent; route: PageRouteName | null; children: ReactNode }) {
  const { frame, route, children } = props;
  const texts = useTexts();
  const isBare = route === 'voucher' || route === 'voucher_form';
  return (
    <>
      <a className="skip-link" href="#main">
        {texts('frame.skipToContent')}
      </a>
      {isBare ? null : <Header navigation={<ModuleSlot module={frame.topNavigation} />} />}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {isBare ? null : <ModuleSlot module={frame.footer} />}
      {isBare ? null : <CookieNotice />}
    </>
  );
}
