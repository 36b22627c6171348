import type { ReactNode } from 'react';
import type { ModuleComponents } from '../content-modules/registry/frame-components.ts';
import { ModuleSlot } from '../content-modules/registry/module-slot.tsx';
import { MenuNavigation } from '../content-modules/top-navigation/menu-navigation.tsx';
import type { TopNavigationProps } from '../content-modules/top-navigation/schema.ts';
import { LoadingBar } from '../design/feedback/loading-bar.tsx';
import { CheckoutFooter } from '../features/checkout/frame/checkout-footer.tsx';
import { FavoritesLink } from '../features/favorites/favorites-link.tsx';
import { ConsentSettings } from '../features/shell/ui/consent-settings.tsx';
import { CookieNotice } from '../features/shell/ui/cookie-notice.tsx';
import { DemonstrationNotice } from '../features/shell/ui/demonstration-notice.tsx';
import { Header } from '../features/shell/ui/header.tsx';
import { type PageWait, PageWaitNotice } from '../features/shell/ui/page-wait-notice.tsx';
import { findPageGroup, type PageRouteName } from '../routes.ts';
import { CachedMarkup } from '../site/cached-markup.tsx';
import type { FrameContent } from '../site/page-data.ts';
import { useTexts, useVisit } from '../site/visit-context.tsx';
import { CallerBar } from './caller-bar.tsx';
import { PendingCodeBar } from './pending-code-bar.tsx';

export interface PageFrameProps {
  readonly frame: FrameContent;
  /** Code of what the frame shows; the browser has that of parts that act. */
  readonly components: ModuleComponents;
  readonly route: PageRouteName | null;
  /** Path and query of the shown page. */
  readonly path: string;
  /** Resets search and selected offer (SHELL-016, SHELL-017); nothing to reset where there is no script. */
  readonly onLogo?: (() => void) | undefined;
  /** Renders the links of the account; undefined in the browser, where they stay as they were served. */
  readonly renderAccount?: ((className: string | undefined) => ReactNode) | undefined;
  /** Content between header and main (MOD-107 …); null for nothing. */
  readonly notices?: ReactNode;
  /** Why the next page is not there yet; null while none waits. */
  readonly wait: PageWait | null;
  readonly children: ReactNode;
}

/** What most visitors of a page are there for, where much lies before it; the view has an element with this id. */
const skipTargets: Partial<Record<PageRouteName, { readonly href: string; readonly text: string }>> = {
  resultlist: { href: '#results', text: 'frame.skipToResults' },
  hoteldetail: { href: '#trip', text: 'frame.skipToTrip' },
};

/**
 * Header, main and footer around a view. The voucher pages and the page of a payment link have no header and footer (SHELL-024, SHELL-039), the pages
 * of a checkout no navigation to other destinations (ROUTE-048) and a footer of their own: nothing there leads away by accident.
 */
export function PageFrame({
  frame,
  components,
  route,
  path,
  onLogo,
  notices,
  wait,
  children,
  renderAccount,
}: PageFrameProps) {
  const texts = useTexts();
  const target = route === null ? undefined : skipTargets[route];
  const { demonstration, caller, tripCaller, pendingCode } = useVisit();
  const isCheckout = route !== null && findPageGroup(route) === 'checkout';
  const navigation = isCheckout ? null : frame.topNavigation;
  const isBare = route === 'voucher' || route === 'voucher_form' || route === 'payment_link';
  return (
    <>
      <a className="skip-link" href="#main">
        {texts('frame.skipToContent')}
      </a>
      {target === undefined ? null : (
        <a className="skip-link" href={target.href}>
          {texts(target.text)}
        </a>
      )}
      <LoadingBar label={texts('frame.loading')} />
      <PageWaitNotice wait={wait} />
      {/* With the booking the browser books for nobody else any more; the visit is of the page it was served with. */}
      {caller !== undefined && route !== 'checkout_success' && route !== 'checkout_soft_booked' ? (
        <CallerBar {...caller} />
      ) : null}
      {tripCaller === undefined ? null : <CallerBar {...tripCaller} />}
      {/* In a checkout the code has been entered; the visit is of the page it was served with. */}
      {pendingCode === undefined || isCheckout || isBare ? null : (
        <PendingCodeBar {...pendingCode} path={path} />
      )}
      {demonstration && <DemonstrationNotice {...demonstration} />}
      {isBare ? null : (
        <CachedMarkup part="header" shows={[navigation]}>
          <Header
            navigation={<ModuleSlot module={navigation} components={components} />}
            menuNavigation={navigation === null ? null : <MenuNavigation {...readNavigation(navigation)} />}
            renderFavorites={(className) => <FavoritesLink className={className} />}
            renderAccount={renderAccount}
            path={path}
            onLogo={onLogo}
          />
        </CachedMarkup>
      )}
      {notices}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {isBare ? null : (
        <CachedMarkup part="cookies and consents" shows={[]}>
          <CookieNotice path={path} />
          <ConsentSettings path={path} />
        </CachedMarkup>
      )}
      {isBare ? null : isCheckout ? (
        <CachedMarkup part="footer of the checkout" shows={[]}>
          <CheckoutFooter />
        </CachedMarkup>
      ) : frame.footer === null ? null : (
        <CachedMarkup part="footer" shows={[frame.footer]}>
          <ModuleSlot module={frame.footer} components={components} mayStay />
        </CachedMarkup>
      )}
    </>
  );
}

function readNavigation({ props }: NonNullable<FrameContent['topNavigation']>): TopNavigationProps {
  // The server shows no module whose props its schema refuses; on their way they lose the type of their module.
  return props as unknown as TopNavigationProps;
}
