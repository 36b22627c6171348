import { Button } from '../../design/controls/button.tsx';
import { useLink, useTexts, useVisit } from '../../site/visit-context.tsx';
import styles from './confirm-page.module.css';
import { linkToSubscribe } from './newsletter-links.ts';

export interface ConfirmPageProps {
  /** `ask`: the link opens, nothing is confirmed yet; `ended`: it is over, was used for another address since, or is not ours. */
  readonly state: 'ask' | 'confirmed' | 'ended';
  /** Key of the link; '' unless the page asks. */
  readonly confirmKey: string;
}

declare module '../../site/view-props.ts' {
  interface ViewProps {
    readonly newsletterConfirm: ConfirmPageProps;
  }
}

/** What the link of a confirmation mail opens: a button, because programs that look through mails open links, but press nothing. */
export default function ConfirmPage({ state, confirmKey }: ConfirmPageProps) {
  const texts = useTexts();
  const link = useLink();
  const visit = useVisit();
  return (
    <section className={styles.screen}>
      <div className={styles.message}>
        <h1>{texts(`newsletterConfirm.${state}.title`)}</h1>
        <p className={styles.lead}>{texts(`newsletterConfirm.${state}.text`)}</p>
        {state === 'ask' && (
          <form method="post" action={link('newsletter_confirm')}>
            <input type="hidden" name="key" value={confirmKey} />
            <Button type="submit">{texts('newsletterConfirm.ask.button')}</Button>
          </form>
        )}
        {state === 'ended' && (
          <Button href={linkToSubscribe(visit)}>{texts('newsletterConfirm.again')}</Button>
        )}
        {state !== 'ask' && (
          <Button look="secondary" href={link('homepage')}>
            {texts('newsletterConfirm.home')}
          </Button>
        )}
      </div>
    </section>
  );
}
