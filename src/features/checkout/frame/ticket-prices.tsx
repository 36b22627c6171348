import { formatMiles } from '../../../domain/miles/format-miles.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { baseBeforeEarlyBooking } from '../../../domain/money/package-price.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import { describeExtra } from '../../../site/describe-extra.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { CheckoutSummary } from '../checkout-summary.ts';
import { invoiceOf, listVoucherShares } from '../summary-amounts.ts';
import styles from './ticket-prices.module.css';

/** The parts of the trip and their prices, to the cent (PRICE-016). */
export function TicketPrices({ summary }: { readonly summary: CheckoutSummary }) {
  const texts = useTexts();
  const { language } = useVisit();
  const {
    trip,
    earlyBooking,
    memberDiscount,
    promotion,
    extras,
    cardDiscount,
    miles,
    currency,
    confirmedAt,
  } = summary;
  const vouchers = listVoucherShares(summary).filter(({ paid }) => paid > 0);
  const format = (amount: number) => formatAmount(amount, currency);
  return (
    <>
      <dl className={styles.prices}>
        <div>
          <dt>
            {texts(trip.outbound === null ? 'checkout.baseHotel' : 'checkout.base')}
            <KindPrices summary={summary} />
          </dt>
          <dd>{format(baseBeforeEarlyBooking(summary))}</dd>
        </div>
        {earlyBooking > 0 && (
          <div className={styles.discount}>
            <dt>{texts('checkout.earlyBooking')}</dt>
            <dd>{format(-earlyBooking)}</dd>
          </div>
        )}
        {memberDiscount > 0 && (
          <div className={styles.discount}>
            <dt>{texts('checkout.memberDiscount')}</dt>
            <dd>{format(-memberDiscount)}</dd>
          </div>
        )}
        {promotion === null ? null : (
          <div className={styles.discount}>
            <dt>{texts('checkout.promotion', { code: promotion.code })}</dt>
            <dd>{format(-promotion.amount)}</dd>
          </div>
        )}
        {extras.map((extra) => {
          const { name, detail } = describeExtra(extra, texts);
          return (
            <div key={`${extra.id} ${extra.travellers}`}>
              <dt>
                {name}
                {detail === '' ? null : <small>{detail}</small>}
              </dt>
              <dd>{format(extra.amount)}</dd>
            </div>
          );
        })}
        {cardDiscount > 0 && (
          <div className={styles.discount}>
            <dt>{texts('checkout.cardDiscount')}</dt>
            <dd>{format(-cardDiscount)}</dd>
          </div>
        )}
        {vouchers.length === 0 && miles === null ? null : (
          <div className={styles.sum}>
            <dt>{texts('checkout.total')}</dt>
            <dd>{format(invoiceOf(summary))}</dd>
          </div>
        )}
        {vouchers.map(({ voucher: { hint }, paid }) => (
          <div key={hint} className={styles.discount}>
            <dt>{texts('checkout.voucher', { hint })}</dt>
            <dd>{format(-paid)}</dd>
          </div>
        ))}
        {miles === null ? null : (
          <div className={styles.discount}>
            <dt>{texts('checkout.miles', { points: formatMiles(miles.points) })}</dt>
            <dd>{format(-miles.amount)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.confirmed}>
        {texts('checkout.confirmedAt')}{' '}
        <time dateTime={confirmedAt} suppressHydrationWarning>
          {formatDateTime(new Date(confirmedAt), language, SHOP_TIME_ZONE)}
        </time>
      </p>
    </>
  );
}

const kinds = ['adults', 'children', 'infants'] as const;

/** What adults, children and babies cost of the price above, where it is known and adds up to it. */
function KindPrices({ summary }: { readonly summary: CheckoutSummary }) {
  const texts = useTexts();
  const { byKind, party, currency, earlyBooking } = summary;
  const travelling = kinds.filter((kind) => party[kind] > 0);
  if (byKind === undefined || travelling.length < 2 || earlyBooking > 0) return null;
  return travelling.map((kind) => (
    <small key={kind}>
      {texts(`checkout.${kind}`, { n: party[kind] })}: {formatAmount(byKind[kind], currency)}
    </small>
  ));
}
