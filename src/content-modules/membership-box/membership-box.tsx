import { Button } from '../../design/controls/button.tsx';
import { offersSignIn } from '../../site/visit.ts';
import { useLink, useTexts, useVisit } from '../../site/visit-context.tsx';
import { EditorNote } from '../parts/editor-note.tsx';
import styles from './membership-box.module.css';
import type { MembershipBoxProps } from './schema.ts';

/** The members' code, or the ways to become one (MOD-088, MOD-089). */
export function MembershipBox({ headline, copytext, promoCode }: MembershipBoxProps) {
  const visit = useVisit();
  const texts = useTexts();
  return (
    <section className={styles.stage} aria-label={headline}>
      <div className={styles.box}>
        <div className={styles.text}>
          <h2>{headline}</h2>
          {copytext === undefined ? null : <p>{copytext}</p>}
        </div>
        {promoCode === null ? <SignIn /> : <Code code={promoCode} />}
      </div>
      {offersSignIn(visit) ? null : <EditorNote>{texts('membership.off')}</EditorNote>}
    </section>
  );
}

function Code({ code }: { code: string }) {
  const texts = useTexts();
  return (
    <dl className={styles.code}>
      <dt>{texts('membership.code')}</dt>
      <dd>{code}</dd>
    </dl>
  );
}

function SignIn() {
  const texts = useTexts();
  const link = useLink();
  return (
    <div className={styles.signIn}>
      <p>{texts('membership.signIn')}</p>
      <div className={styles.buttons}>
        <Button href={link('login')}>{texts('frame.login')}</Button>
        <Button href={link('login', {}, { intent: 'sign-up' })} look="secondary">
          {texts('frame.signUp')}
        </Button>
      </div>
    </div>
  );
}
