import type { ReactNode } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { useTexts } from '../../../site/visit-context.tsx';
import { ConfirmByCode } from '../my-trips/confirm-by-code.tsx';
import { HotlineNote } from '../result/hotline-note.tsx';
import styles from './change-frame.module.css';
import type { ChangeFrameProps } from './change-frame-props.ts';

export interface ChangeFrameParts extends ChangeFrameProps {
  /** Where the link above the title leads: to the trip, or a step back. */
  readonly back: { readonly path: string; readonly words: string };
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Frame of all pages that change a booked trip: which trip, a way back, and the hotline. */
export function ChangeFrame({ back, isWide = false, children, ...trip }: ChangeFrameParts) {
  const texts = useTexts();
  return (
    <div className={styles.page} data-wide={isWide ? '' : undefined}>
      <header className={styles.head}>
        <a className={styles.back} href={back.path}>
          {back.words}
        </a>
        <h1>{texts('tripChange.title')}</h1>
        <p>{texts('tripChange.trip', { hotel: trip.hotel, number: trip.bookingNumber })}</p>
      </header>
      <section id="change" className={styles.part} aria-labelledby="change-title">
        {children}
      </section>
      <HotlineNote text={texts('tripChange.help')} market={trip.chosenMarket} />
    </div>
  );
}

/** The one-time code, which every change needs (checkout X-092). */
export function ChangeCode({ checkoutId, address, codeState, signInPath, maskedEmail }: ChangeFrameProps) {
  const texts = useTexts();
  return (
    <ConfirmByCode
      checkoutId={checkoutId}
      address={address}
      state={codeState}
      signInPath={signInPath}
      maskedEmail={maskedEmail}
      reason={texts('tripChange.codeReason')}
    />
  );
}

/** Says why something cannot be changed here, and leads on. */
export function ChangeRefusalNote({
  title,
  text,
  next,
}: {
  readonly title: string;
  readonly text: string;
  readonly next: { readonly path: string; readonly words: string };
}) {
  return (
    <>
      <h2 id="change-title">{title}</h2>
      <Notice kind="warning">{text}</Notice>
      <div className={styles.buttons}>
        <Button href={next.path} look="secondary">
          {next.words}
        </Button>
      </div>
    </>
  );
}

/** The key of the mail's link goes along, where the page was opened by it. */
export function LinkKey({ linkKey }: Pick<ChangeFrameProps, 'linkKey'>) {
  return linkKey === null ? null : <input type="hidden" name="key" value={linkKey} />;
}
