import Printer from 'lucide-react/icons/printer';
import Sun from 'lucide-react/icons/sun';
import { Button } from '../../../design/controls/button.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate, formatMonth } from '../../../domain/words/format-date.ts';
import { LocalChargesNote } from '../../../site/local-charges/local-charges-note.tsx';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import { HotlineNote } from '../result/hotline-note.tsx';
import { TravelDocumentList } from '../result/travel-document-list.tsx';
import { OfflineCopy } from './offline/offline-copy.tsx';
import styles from './trip-page.module.css';
import type { TripPageProps } from './trip-page-props.ts';
import { liesAhead } from './trip-phase.ts';

/** What one does with a trip and asks about it: actions, documents, money, cancellation, weather, hotline. */
export function TripSide(props: TripPageProps) {
  const { climate, chosenMarket, phase, cancellation } = props;
  const isAhead = liesAhead({ phase, isCancelled: cancellation !== null });
  const texts = useTexts();
  const { language } = useVisit();
  return (
    <div className={styles.side}>
      <Actions {...props} />
      <Documents {...props} />
      <OfflineCopy {...props} />
      <Money {...props} />
      <Fees {...props} />
      <Insurance {...props} />
      {climate === null || !isAhead ? null : (
        <p className={styles.weather}>
          <Icon icon={Sun} size={24} />
          {[
            texts('booking.climate', {
              month: formatMonth(requireDay(climate.month), language),
              air: climate.air,
            }),
            ...(climate.sea === null ? [] : [texts('booking.climateSea', { sea: climate.sea })]),
          ].join(', ')}
        </p>
      )}
      <HotlineNote
        text={texts(isAhead ? 'myTrips.help' : 'booking.help.text')}
        market={chosenMarket}
        isOnTheWay={isAhead}
      />
    </div>
  );
}

function Actions({ actions }: TripPageProps) {
  const texts = useTexts();
  return (
    <nav className={`${styles.part} ${styles.actions}`} aria-label={texts('myTrips.actions')}>
      {actions.map(({ id, path }, at) => (
        <Button key={id} href={path} look={at === 0 ? 'primary' : 'secondary'}>
          {texts(`myTrips.action.${id}`)}
        </Button>
      ))}
      <Button look="quiet" icon={<Icon icon={Printer} />} onClick={() => window.print()} data-needs-script="">
        {texts('myTrips.print')}
      </Button>
    </nav>
  );
}

function Documents({ documents, formerInvoices, checkoutId, linkKey }: TripPageProps) {
  const texts = useTexts();
  const { language, locale } = useVisit();
  const addressOf = (document: string) =>
    buildPath('trip_document', { _locale: locale, checkoutId, document }, { key: linkKey });
  if (documents.length === 0) return null;
  return (
    <div className={styles.files}>
      <TravelDocumentList documents={documents} addressOf={addressOf} />
      {formerInvoices.length === 0 ? null : (
        <details className={styles.former}>
          <summary>{texts('myTrips.formerInvoices')}</summary>
          <ul className={styles.list}>
            {formerInvoices.map(({ number, issuedOn }) => (
              <li key={number}>
                <a href={addressOf(number)} download="">
                  {number}
                </a>
                , {formatDate(requireDay(issuedOn), language)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Money({ trip, payments, openPayment, currency, refunds, checkoutId, linkKey }: TripPageProps) {
  const texts = useTexts();
  const { language, locale } = useVisit();
  const format = (amount: number) => formatAmount(amount, currency);
  return (
    <section aria-labelledby="money-title" className={styles.part}>
      <h2 id="money-title">{texts('myTrips.payments')}</h2>
      <dl className={styles.sums}>
        {payments.map(({ id, hint, method, amount }) => (
          <div key={`${id} ${hint}`}>
            <dt>
              {method === null
                ? texts(`myTrips.payment.${id}`, { hint: hint ?? '' })
                : texts(`booking.paidBy.${method}`)}
              {method === null || hint === null ? null : `, ${texts('booking.ending', { digits: hint })}`}
            </dt>
            <dd>{format(amount)}</dd>
          </div>
        ))}
        {refunds.map(({ id, amount, promisedOn, isDone, isByVoucher }) => (
          <div key={id}>
            <dt>
              {isDone
                ? texts(isByVoucher ? 'voucherOffer.instead' : 'myTrips.refund.done')
                : texts('myTrips.refund.due', { date: formatDate(requireDay(promisedOn), language, 'long') })}
              {isDone ? null : (
                <>
                  {' '}
                  <a
                    className={styles.entry}
                    href={buildPath(
                      'trip_refund',
                      { _locale: locale, checkoutId, refundId: id },
                      { key: linkKey },
                    )}
                    download=""
                  >
                    {texts('myTrips.action.calendar')}
                  </a>
                </>
              )}
            </dt>
            <dd>{format(amount)}</dd>
          </div>
        ))}
      </dl>
      <LocalChargesNote charges={trip.localCharges} className={undefined} />
      {openPayment === null ? null : (
        <>
          <p>
            {texts('myTrips.payment.until', {
              amount: format(openPayment.amount),
              date: formatDate(requireDay(openPayment.dueOn), language, 'long'),
            })}
          </p>
          {openPayment.path === null ? null : (
            <Button href={openPayment.path} look="secondary">
              {texts('myTrips.payment.pay')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Fees({ fees, extras, currency }: TripPageProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const format = (amount: number) => formatAmount(amount, currency);
  if (fees.length === 0) return null;
  return (
    <section aria-labelledby="fees-title" className={styles.part}>
      <h2 id="fees-title">{texts('myTrips.fees')}</h2>
      <dl className={styles.sums}>
        {fees.map(({ until, fee }) => (
          <div key={until ?? 'later'}>
            <dt>
              {until === null
                ? texts(fees.length === 1 ? 'checkout.anyTime' : 'checkout.later')
                : texts('checkout.until', { date: formatDate(requireDay(until), language) })}
            </dt>
            <dd>{fee === 0 ? texts('checkout.free') : format(fee)}</dd>
          </div>
        ))}
      </dl>
      {extras.some(({ kind }) => kind === 'insurance') ? (
        <p className={styles.soft}>{texts('checkout.insuranceKept')}</p>
      ) : null}
    </section>
  );
}

/** The withdrawal function is found here while the right runs (Directive 2011/83/EU, Article 11a). */
function Insurance({ insuranceUntil, bookingNumber }: TripPageProps) {
  const texts = useTexts();
  const { language, locale } = useVisit();
  if (insuranceUntil === null) return null;
  const day = formatDate(requireDay(insuranceUntil), language);
  return (
    <section aria-labelledby="insurance-title" className={styles.part}>
      <h2 id="insurance-title">{texts('myTrips.insurance')}</h2>
      <p>{texts('myTrips.insurance.until', { day })}</p>
      <a href={buildPath('withdrawal', { _locale: locale }, { insurance: bookingNumber })}>
        {texts('myTrips.insurance.withdraw')}
      </a>
    </section>
  );
}
