import type { Texts } from '../../../texts/texts.ts';
import type { CheckoutSummary } from '../checkout-summary.ts';

/** '2 adults, 1 child, 1 baby'; leaves out groups without travellers. */
export function formatParty({ adults, children, infants }: CheckoutSummary['party'], texts: Texts): string {
  return [
    adults > 0 ? texts('checkout.adults', { n: adults }) : '',
    children > 0 ? texts('checkout.children', { n: children }) : '',
    infants > 0 ? texts('checkout.infants', { n: infants }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
