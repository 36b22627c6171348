import { AdyenCheckout } from '@adyen/adyen-web';
import type { PaymentActionClient } from '../../payment-browser-port.ts';
import { findCardHolderLocale } from './card-holder-locale.ts';

/** `data` of an action, as the adapter on the server fills it. */
interface AdyenActionData {
  readonly clientKey: string;
  readonly environment: 'test' | 'live';
  readonly countryCode: string;
  readonly pageOrigin?: string;
  readonly action: Parameters<Awaited<ReturnType<typeof AdyenCheckout>>['createFromAction']>[0];
}

/** Runs an action of Adyen's. Only dynamic imports may lead here: the package weighs more than a page of the shop. */
export const runAdyenAction: PaymentActionClient['run'] = async (
  { data },
  place,
  { language, signal, onEnd },
): Promise<void> => {
  const { clientKey, environment, countryCode, pageOrigin, action } = data as AdyenActionData;
  const checkout = await AdyenCheckout({
    clientKey,
    environment,
    countryCode,
    locale: findCardHolderLocale(language),
    analytics: { enabled: false },
    ...(pageOrigin === undefined ? {} : { _environmentUrls: { api: `${pageOrigin}/checkoutshopper/` } }),
    onAdditionalDetails: ({ data: details }) => onEnd(details),
    onError: () => onEnd({}),
  });
  if (!signal.aborted) checkout.createFromAction(action).mount(place);
};
