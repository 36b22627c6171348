import { NotDoneError } from '../../supply/vendor/not-done-error.ts';
import { UncertainSupplyError } from '../../supply/vendor/uncertain-supply-error.ts';
import { duffelErrors } from './duffel-schemas.ts';

/** Error codes that say for certain that nothing was done, and what they mean to us. */
const known: Readonly<Record<string, 'gone' | 'price-changed' | 'rejected'>> = {
  offer_no_longer_available: 'gone',
  offer_expired: 'gone',
  offer_request_expired: 'gone',
  not_found: 'gone',
  price_changed: 'price-changed',
  schedule_changed: 'gone',
  // Our own account: nothing was bought.
  insufficient_balance: 'rejected',
  order_cancellation_stale: 'gone',
  past_payment_required_by_date: 'gone',
};

/**
 * What an answer of 400 and more means.
 * @throws NotDoneError for 401 and 403
 * @throws UncertainSupplyError for any error that nobody has told us the meaning of
 */
export function mapDuffelError(status: number, json: unknown): 'gone' | 'price-changed' | 'rejected' {
  const [error] = duffelErrors.safeParse(json).data?.errors ?? [];
  const named = `${status} ${error?.type ?? 'without a type'} ${error?.code ?? ''}`.trim();
  if (status === 401 || status === 403)
    throw new NotDoneError(`Duffel refuses the shop's access: ${named}. Check DUFFEL_TOKEN.`);
  if (error === undefined) throw new UncertainSupplyError(`Duffel answers ${named}`);
  const reason = known[error.code];
  if (reason !== undefined) return reason;
  // The vendor's kinds for a request that it has not begun to work on.
  if (error.type === 'validation_error' || error.type === 'invalid_request_error') return 'rejected';
  throw new UncertainSupplyError(`Duffel answers ${named}, which has no meaning here`);
}
