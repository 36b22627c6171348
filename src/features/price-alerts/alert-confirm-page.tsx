import { Button } from '../../design/controls/button.tsx';
import page from '../../design/form/form-page.module.css';
import { useLink, useTexts } from '../../site/visit-context.tsx';
import { alertParams } from './alert-links.ts';
import type { AlertConfirmPageProps } from './alert-page-props.ts';

/** What the link of a mail that asks opens: a button, because programs that look through mails open links, but press nothing. */
export default function AlertConfirmPage({ state, name, token }: AlertConfirmPageProps) {
  const texts = useTexts();
  const link = useLink();
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{texts(`priceAlertConfirm.${state}.title`)}</h1>
        <p>{texts(`priceAlertConfirm.${state}.text`)}</p>
      </header>
      {state === 'ask' ? (
        <form className={page.form} method="post" action={link('price_alert_confirm')}>
          <p className={page.subject}>{name}</p>
          <input type="hidden" name={alertParams.key} value={token} />
          <Button type="submit" size="large">
            {texts('priceAlertConfirm.button')}
          </Button>
        </form>
      ) : (
        <div>
          <Button look="secondary" href={link('homepage')}>
            {texts('priceAlertConfirm.home')}
          </Button>
        </div>
      )}
    </div>
  );
}
