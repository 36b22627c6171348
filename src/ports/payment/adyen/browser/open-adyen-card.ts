import { AdyenCheckout, Card } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import type { EncryptedCard, EncryptedCardClient } from '../../payment-browser-port.ts';
import { describeCheckout } from './describe-checkout.ts';
import { type DropInField, mapCardError } from './map-card-error.ts';
import { parseCardData } from './parse-card-data.ts';

/** Opens Adyen's card form. Only dynamic imports may lead here: the package weighs more than a page of the shop. */
export const openAdyenCard: EncryptedCardClient['open'] = async (
  setup,
  { language, holderName, onFirstDigits, onError, onChange },
): Promise<EncryptedCard> => {
  const checkout = await AdyenCheckout({
    ...describeCheckout(setup, language),
    showPayButton: false,
    onChange,
  });
  const card = new Card(checkout, {
    hasHolderName: true,
    holderNameRequired: true,
    brands: ['visa', 'mc', 'amex'],
    data: { holderName },
    onBinValue: ({ binValue }) => {
      if (binValue.length >= 6) onFirstDigits(binValue.slice(0, 6));
    },
    onFieldValid: onChange,
    onError: (error) => {
      // The library's type of a field error lacks the two properties it sends.
      const { fieldType, error: code } = error as { fieldType?: DropInField; error?: string };
      if (code) onError(mapCardError(code, fieldType ?? 'encryptedCardNumber'));
    },
  });
  return {
    mount: (place) => void card.mount(place),
    unmount: () => void card.unmount(),
    isValid: () => card.isValid,
    showValidation: () => void card.showValidation(),
    collect: () => parseCardData(card.data),
  };
};
