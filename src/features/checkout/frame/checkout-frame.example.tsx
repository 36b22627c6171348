import { Button } from '../../../design/controls/button.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { buildExampleSummary, exampleBookedTrip } from './example-summary.ts';
import { stepIcons } from './step-icons.ts';

export const title = 'Checkout frame';

const section = (
  <CheckoutSection
    id="part"
    icon={stepIcons.contact}
    title="A section of the step"
    note="A sentence that explains the section."
  >
    <Button>Continue</Button>
  </CheckoutSection>
);

export const examples = [
  {
    name: 'a step with the ticket',
    render: () => (
      <CheckoutFrame
        step="travellers"
        summary={buildExampleSummary({
          party: { adults: 2, children: 1, infants: 1 },
          extras: [
            { id: 'a', kind: 'luggage', variant: '20kg', leg: 'outbound', travellers: [0, 1], amount: 6_000 },
            { id: 'b', kind: 'transfer', variant: 'bus', leg: null, travellers: [], amount: 3_800 },
          ],
          total: 109_801,
        })}
      >
        {section}
      </CheckoutFrame>
    ),
  },
  {
    name: 'hotel only with a discount, booking in progress',
    render: () => (
      <CheckoutFrame
        step="payment"
        isLocked
        summary={buildExampleSummary({
          trip: { ...exampleBookedTrip, outbound: null, inbound: null },
          cardDiscount: 7_000,
          total: 93_001,
          cancellation: [{ until: null, fee: 100_001 }],
        })}
      >
        {section}
      </CheckoutFrame>
    ),
  },
];
