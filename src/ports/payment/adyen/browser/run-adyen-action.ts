import { AdyenCheckout } from '@adyen/adyen-web';
import type { PaymentActionClient } from '../../payment-browser-port.ts';
import { type AdyenSetup, describeCheckout } from './describe-checkout.ts';

/** `data` of an action, as the adapter on the server fills it. */
interface AdyenActionData extends AdyenSetup {
  readonly action: Parameters<Awaited<ReturnType<typeof AdyenCheckout>>['createFromAction']>[0];
}

/** Runs an action of Adyen's. Only dynamic imports may lead here: the package weighs more than a page of the shop. */
export const runAdyenAction: PaymentActionClient['run'] = async (
  { data },
  place,
  { language, signal, onEnd },
): Promise<void> => {
  const { action, ...setup } = data as AdyenActionData;
  const checkout = await AdyenCheckout({
    ...describeCheckout(setup, language),
    onAdditionalDetails: ({ data: details }) => onEnd(details),
    onError: () => onEnd({}),
  });
  if (!signal.aborted) checkout.createFromAction(action).mount(place);
};
