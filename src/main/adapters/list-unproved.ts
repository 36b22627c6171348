import type { Env } from '../settings/env.server.ts';
import { isRateTable } from '../supply/is-rate-table.ts';
import { type VendorAdapter, type VendorKey, vendorAdapters } from './vendor-adapters.ts';

type VendorSettings = Pick<
  Env,
  | 'payment'
  | 'identity'
  | 'newsletter'
  | 'liveSupply'
  | 'captcha'
  | 'smtpUrl'
  | 'mapStyleUrl'
  | 'ga4'
  | 'natsUrl'
  | 'exchangeRates'
>;

/** Lines about the adapters that these settings select and that were never tried at their vendor. */
export function listUnproved(env: VendorSettings): readonly string[] {
  return listSelected(env)
    .map((key): VendorAdapter => vendorAdapters[key])
    .filter(({ provedOn }) => provedOn === null)
    .map(({ port, name }) => `Never proved at the vendor: ${name} (${port}). See docs/vendors.md.`);
}

function listSelected({
  payment,
  identity,
  newsletter,
  liveSupply,
  captcha,
  smtpUrl,
  mapStyleUrl,
  ga4,
  natsUrl,
  exchangeRates,
}: VendorSettings): readonly VendorKey[] {
  const keys: VendorKey[] = [];
  if (payment.provider !== 'embedded') keys.push(payment.provider);
  if (identity.provider === 'openid') keys.push('openid');
  if (newsletter.provider === 'brevo') keys.push('brevo');
  if (liveSupply.duffel !== null) keys.push('duffel');
  if (liveSupply.hotelbeds !== null) keys.push('hotelbeds');
  if (smtpUrl !== null) keys.push('smtp');
  if (mapStyleUrl !== null) keys.push('map-style');
  if (ga4 !== null) keys.push('ga4');
  if (captcha.provider === 'recaptcha') keys.push('recaptcha');
  if (natsUrl !== null) keys.push('nats');
  if (exchangeRates !== null && !isRateTable(exchangeRates)) keys.push('ecb');
  return keys;
}
