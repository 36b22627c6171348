import { type FormEvent, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { FlyoutButton } from '../../../design/overlays/flyout-button.tsx';
import { ReturnField } from '../../../site/cached-markup.tsx';
import { consentSettingsId } from '../../../site/use-consents.ts';
import { useLink, useTexts, useVisit } from '../../../site/visit-context.tsx';
import styles from './cookie-notice.module.css';

/** Says which cookies the site keeps, until it is closed (SHELL-037) for 30 days (CONSENT-004). */
export function CookieNotice({ path }: { path: string }) {
  const { isCookieNoticeClosed } = useVisit();
  const texts = useTexts();
  const link = useLink();
  const [isClosed, setIsClosed] = useState(isCookieNoticeClosed);
  if (isClosed) return null;

  /** With script the page stays; should the call fail, the notice just comes back with the next page. */
  function closeInPlace(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { action } = event.currentTarget;
    setIsClosed(true);
    document.getElementById('main')?.focus({ preventScroll: true });
    void fetch(action, { method: 'POST', headers: { accept: 'application/json' } }).catch(() => undefined);
  }

  return (
    <aside className={styles.notice} aria-label={texts('cookies.label')} data-cookie-notice="">
      <p>
        {texts('cookies.text')}{' '}
        <FlyoutButton opens={consentSettingsId} className={styles.settings}>
          {texts('consent.settings')}
        </FlyoutButton>
      </p>
      <form method="post" action={link('cookie_notice_close')} onSubmit={closeInPlace}>
        <ReturnField path={path} />
        <Button type="submit" look="secondary">
          {texts('cookies.close')}
        </Button>
      </form>
    </aside>
  );
}
