import { type ComponentType, useState } from 'react';
import { fieldLengths, priceAlertPolicy, retention } from '../../defaults.ts';
import { Button } from '../../design/controls/button.tsx';
import { Field } from '../../design/controls/field.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import page from '../../design/form/form-page.module.css';
import { minorUnitsPerUnit } from '../../domain/money/currency.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { dayMs } from '../../domain/time/time-units.ts';
import { formatDate } from '../../domain/words/format-date.ts';
import { useFullPrice } from '../../site/prices/use-full-price.ts';
import { useTexts, useVisit } from '../../site/visit-context.tsx';
import type { AlertPageProps } from './alert-page-props.ts';
import styles from './alert-pages.module.css';

interface AlertPageParts {
  /** The shop's captcha; absent where it has none. */
  readonly captcha?: ComponentType<{ readonly onToken: (token: string | null) => void }>;
}

/** Asks for a price alert of a trip or list. A form of the page itself: without script it works as well, unless the shop has a captcha. */
export default function AlertPage(props: AlertPageProps & AlertPageParts) {
  const { watch, state } = props;
  const texts = useTexts();
  const back = (
    <Button look="secondary" href={watch.path}>
      {texts(watch.isHotel ? 'priceAlert.backToTrip' : 'priceAlert.backToList')}
    </Button>
  );
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>{texts('priceAlert.title')}</h1>
        <p>{texts('priceAlert.lead')}</p>
      </header>
      {state === 'sent' ? (
        <Notice kind="success" title={texts('priceAlert.sent.title')} action={back}>
          {texts('priceAlert.sent.text', { days: priceAlertPolicy.confirmLinkMs / dayMs })}
        </Notice>
      ) : (
        <>
          <WatchedTrip {...props} />
          <AlertForm {...props} />
          {back}
        </>
      )}
    </div>
  );
}

function WatchedTrip({ watch, price, currency, travellers, hasMemberPrice }: AlertPageProps) {
  const texts = useTexts();
  const formatPrice = useFullPrice();
  return (
    <section className={page.subject} aria-labelledby="watched-title">
      <h2 id="watched-title">{watch.name}</h2>
      <p>{watch.trip}</p>
      {watch.details === '' ? null : <p>{watch.details}</p>}
      <p>
        {price === null
          ? texts('priceAlert.priceNone')
          : texts('priceAlert.priceNow', {
              perPerson: formatPrice(price.perPerson, currency),
              total: formatPrice(price.total, currency),
              n: travellers,
            })}
      </p>
      <p className={page.soft}>
        {texts(watch.isHotel ? 'priceAlert.cheapestTrip' : 'priceAlert.cheapestHotel')}
      </p>
      {hasMemberPrice ? <p className={page.soft}>{texts('priceAlert.memberNote')}</p> : null}
    </section>
  );
}

function AlertForm(props: AlertPageProps & AlertPageParts) {
  const { action, fault, email, target, currency, endsOn, captcha: Captcha } = props;
  const texts = useTexts();
  const { language } = useVisit();
  const formatPrice = useFullPrice();
  const [token, setToken] = useState<string | null>(null);
  const errorOf = (own: typeof fault) => (fault === own ? texts(`priceAlert.fault.${own}`) : null);
  const isOfField = fault === 'invalid-email' || fault === 'invalid-target';
  const { minFallPercent, minFallUnits, mailsPerWindow } = priceAlertPolicy;
  const rules = [
    texts('priceAlert.rule.fall', {
      percent: minFallPercent,
      amount: formatPrice(minFallUnits * minorUnitsPerUnit(currency), currency),
      n: mailsPerWindow,
    }),
    texts('priceAlert.rule.end', { day: formatDate(requireDay(endsOn), language) }),
    texts('priceAlert.rule.privacy', { days: retention.priceAlertsEndedMs / dayMs }),
  ];
  return (
    <form className={page.form} method="post" action={action} aria-label={texts('priceAlert.title')}>
      {fault === null || isOfField ? null : (
        <Notice kind="error">{texts(`priceAlert.fault.${fault}`)}</Notice>
      )}
      <Field
        id="alert-email"
        label={texts('priceAlert.email')}
        hint={texts('priceAlert.emailHint')}
        error={errorOf('invalid-email')}
      >
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={email}
            maxLength={fieldLengths.maxEmail}
            required
          />
        )}
      </Field>
      <Field
        id="alert-target"
        label={texts('priceAlert.target', { currency })}
        hint={texts('priceAlert.targetHint')}
        error={errorOf('invalid-target')}
      >
        {(control) => (
          <input
            {...control}
            name="target"
            type="text"
            inputMode="numeric"
            pattern="[1-9][0-9]{0,5}"
            maxLength={6}
            autoComplete="off"
            defaultValue={target}
          />
        )}
      </Field>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {Captcha === undefined ? null : (
        <>
          <Captcha onToken={setToken} />
          <input type="hidden" name="captcha" value={token ?? ''} />
        </>
      )}
      <Button type="submit" size="large">
        {texts('priceAlert.send')}
      </Button>
    </form>
  );
}
