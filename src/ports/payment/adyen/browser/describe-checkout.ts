import type { AdyenCheckout } from '@adyen/adyen-web';
import type { Language } from '../../../../domain/words/language.ts';
import type { CardFieldsSetup } from '../../payment-port.ts';
import { findCardHolderLocale } from './find-card-holder-locale.ts';

type Configuration = Parameters<typeof AdyenCheckout>[0];

export type AdyenSetup = Omit<Extract<CardFieldsSetup, { kind: 'encrypted-fields' }>, 'kind'>;

/**
 * What every use of Adyen's package begins with. With `pageOrigin` everything comes from there, pictures and texts too, which
 * otherwise have an origin of their own: the option for it is the package's own and may change with it. Its figures are off; the
 * one call that it makes all the same goes to an origin that the payment pages do not allow.
 */
export function describeCheckout(
  { clientKey, environment, countryCode, pageOrigin }: AdyenSetup,
  language: Language,
): Configuration {
  const address = `${pageOrigin}/checkoutshopper/`;
  const everything = { api: address, cdn: { images: address, translations: address } };
  return {
    clientKey,
    // Setups come as texts; the server fills in one of the package's words.
    environment: environment as NonNullable<Configuration['environment']>,
    countryCode,
    locale: findCardHolderLocale(language),
    analytics: { enabled: false },
    ...(pageOrigin === undefined ? {} : { _environmentUrls: everything }),
  };
}
