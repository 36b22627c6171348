import { Button } from '../../design/controls/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import page from '../../design/form/form-page.module.css';
import { formatAmount } from '../../domain/money/format-price.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { formatDate } from '../../domain/words/format-date.ts';
import { useLink, useTexts, useVisit } from '../../site/visit-context.tsx';
import { alertParams } from './alert-links.ts';
import type { AlertListPageProps, ListedAlert } from './alert-page-props.ts';
import styles from './alert-pages.module.css';

/** One's price alerts, opened by the link of a mail: what they found, and how they end or go on. Works without script. */
export default function AlertListPage({ alerts, listKey, done }: AlertListPageProps) {
  const texts = useTexts();
  const link = useLink();
  const lead = alerts === null ? 'ended' : alerts.length === 0 ? 'none' : 'lead';
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{texts('priceAlerts.title')}</h1>
        <p>{texts(`priceAlerts.${lead}`)}</p>
      </header>
      {done === null ? null : <Notice kind="success">{texts(`priceAlerts.done.${done}`)}</Notice>}
      {alerts === null || alerts.length === 0 ? (
        <div>
          <Button look="secondary" href={link('homepage')}>
            {texts('priceAlertConfirm.home')}
          </Button>
        </div>
      ) : (
        <>
          <ul className={styles.alerts}>
            {alerts.map((alert) => (
              <li key={alert.id}>
                <Alert alert={alert} listKey={listKey} />
              </li>
            ))}
          </ul>
          <p className={page.soft}>{texts('priceAlerts.linkNote')}</p>
        </>
      )}
    </div>
  );
}

function Alert({ alert, listKey }: { readonly alert: ListedAlert; readonly listKey: string }) {
  const { id, name, trip, details, path, target, currency, endsOn, canBeProlonged } = alert;
  const texts = useTexts();
  const { language } = useVisit();
  const titleId = `alert-${id}`;
  return (
    <article className={page.subject} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <a href={path}>{name}</a>
      </h2>
      <p>{trip}</p>
      {details === '' ? null : <p>{details}</p>}
      {target === null ? null : (
        <p>{texts('priceAlerts.target', { price: formatAmount(target, currency) })}</p>
      )}
      <p>{texts('priceAlerts.endsOn', { day: formatDate(requireDay(endsOn), language) })}</p>
      <Prices alert={alert} />
      <div className={styles.actions}>
        <AlertAction name="end" alert={alert} listKey={listKey} />
        {canBeProlonged ? <AlertAction name="prolong" alert={alert} listKey={listKey} /> : null}
      </div>
    </article>
  );
}

function Prices({ alert: { prices, currency } }: { readonly alert: ListedAlert }) {
  const texts = useTexts();
  const { language } = useVisit();
  return (
    <table className={styles.prices}>
      <caption>{texts('priceAlerts.prices')}</caption>
      <thead>
        <tr>
          <th scope="col">{texts('priceAlerts.day')}</th>
          <th scope="col">{texts('priceAlerts.price')}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ day, amount }) => (
          <tr key={day}>
            <th scope="row">{formatDate(requireDay(day), language)}</th>
            <td>{amount === null ? texts('priceAlerts.notSold') : formatAmount(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface AlertActionProps {
  readonly name: 'end' | 'prolong';
  readonly alert: ListedAlert;
  readonly listKey: string;
}

function AlertAction({ name, alert, listKey }: AlertActionProps) {
  const texts = useTexts();
  const link = useLink();
  return (
    <form method="post" action={link('price_alerts')}>
      <input type="hidden" name={alertParams.key} value={listKey} />
      <input type="hidden" name={alertParams.alert} value={alert.id} />
      <Button
        type="submit"
        look="secondary"
        name="action"
        value={name}
        aria-describedby={`alert-${alert.id}`}
      >
        {texts(`priceAlerts.${name}`)}
      </Button>
    </form>
  );
}
