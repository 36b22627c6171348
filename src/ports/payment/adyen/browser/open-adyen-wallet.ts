import { AdyenCheckout, ApplePay, GooglePay } from '@adyen/adyen-web';
import type { WalletClient, WalletContact, WalletPayment } from '../../payment-browser-port.ts';
import { describeCheckout } from './describe-checkout.ts';
import { readWalletContact, toApplePayContact } from './wallet-contact.ts';

const nobody: WalletContact = { firstName: '', lastName: '', street: '', zip: '', city: '', country: '' };

/** Opens the sheet of a wallet through Adyen's package. Only dynamic imports may lead here: the package weighs more than a page of the shop. */
export const openAdyenWallet: WalletClient['open'] = async (
  { method, clientKey, environment, pageOrigin, merchantId, gatewayMerchantId },
  { language, amount, currency, country, payee, contact },
): Promise<WalletPayment | null> => {
  const setup = { clientKey, environment, countryCode: country, pageOrigin };
  const checkout = await AdyenCheckout(describeCheckout(setup, language));
  return new Promise((resolve, reject) => {
    let found = nobody;
    const shared = {
      amount: { value: amount, currency },
      countryCode: country,
      showPayButton: false,
      onSubmit(
        state: unknown,
        _component: unknown,
        actions: { resolve(result: { resultCode: 'Authorised' }): void },
      ) {
        // The package's type of the data lacks the payment method of a wallet.
        const { data } = state as { readonly data: { readonly paymentMethod: object } };
        resolve({ token: JSON.stringify(data.paymentMethod), contact: found });
        // Closes the sheet: whether the bank agrees, the shop's server finds out, and its page says.
        actions.resolve({ resultCode: 'Authorised' });
      },
      onError(error: { readonly name: string }) {
        if (error.name === 'CANCEL') resolve(null);
        else reject(error);
      },
    };
    const wallet =
      method === 'ApplePay'
        ? new ApplePay(checkout, {
            ...shared,
            configuration: { merchantId, merchantName: payee },
            totalPriceLabel: payee,
            requiredBillingContactFields: ['name', 'postalAddress'],
            billingContact: toApplePayContact(contact),
            onAuthorized({ authorizedEvent }, actions) {
              found = readWalletContact(authorizedEvent.payment.billingContact);
              actions.resolve();
            },
          })
        : new GooglePay(checkout, {
            ...shared,
            configuration: { merchantId, gatewayMerchantId, merchantName: payee },
            billingAddressRequired: true,
            billingAddressParameters: { format: 'FULL' },
            onAuthorized({ authorizedEvent }, actions) {
              found = readWalletContact(authorizedEvent.paymentMethodData.info?.billingAddress);
              actions.resolve();
            },
          });
    wallet
      .isAvailable()
      .then(() => wallet.submit())
      .catch(reject);
  });
};
