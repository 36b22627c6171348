import { buildExampleSummary } from '../frame/example-summary.ts';
import { BankAccountBlock } from './billing/bank-account-block.tsx';
import { BillingSection } from './billing/billing-section.tsx';
import { CardTermsNote } from './card/card-terms-note.tsx';
import type { TravelRights } from './describe-rights.ts';
import { MethodChoice } from './methods/method-choice.tsx';
import { OrderSection } from './order-section.tsx';

export const title = 'Payment';

const nobody = {
  gender: '',
  title: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  street: '',
  zip: '',
  city: '',
  country: '',
};
const anna = { ...nobody, gender: 'FEMALE', title: 'Dr', firstName: 'Anna', lastName: 'Berg' };
const choice = {
  methods: ['CreditCard', 'BankAccount', 'DebitCard', 'PayPal'],
  onChoose: () => undefined,
} as const;

const rights: TravelRights = {
  title: 'Standard information for package travel contracts',
  text: 'The combination of travel services offered to you is a package within the meaning of Directive (EU) 2015/2302.',
  package: {
    title: 'Key rights under Directive (EU) 2015/2302',
    rights: [
      'Travellers will receive all essential information about the package before concluding the contract.',
    ],
    law: 'The Directive as transposed into German law: sections 651a to 651y of the Civil Code (BGB).',
    lawAddress: 'https://www.gesetze-im-internet.de/bgb/__651a.html',
  },
};

export const examples = [
  {
    name: 'billing, nothing known',
    render: () => <BillingSection prefilled={nobody} faults={{}} restored={[]} />,
  },
  {
    name: 'billing, person known',
    render: () => <BillingSection prefilled={anna} faults={{}} restored={[]} />,
  },
  {
    name: 'billing, all known',
    render: () => (
      <BillingSection
        prefilled={{ ...anna, street: 'Lindenweg 12', zip: '10115', city: 'Berlin', country: 'DE' }}
        faults={{}}
        restored={[]}
      />
    ),
  },
  {
    name: 'methods, none chosen',
    render: () => (
      <MethodChoice {...choice} chosen={null} isMissing>
        {null}
      </MethodChoice>
    ),
  },
  {
    name: 'methods, direct debit with a wrong IBAN',
    render: () => (
      <MethodChoice {...choice} chosen="BankAccount" isMissing={false}>
        <BankAccountBlock
          faults={{ 'bank.iban': 'Please check your IBAN' }}
          customerName="Anna Berg"
          amount="1 234.50 €"
        />
      </MethodChoice>
    ),
  },
  {
    name: 'card with a discount',
    render: () => <CardTermsNote terms={{ strategy: 'discount', discount: 7000 }} saved="70.00 €" />,
  },
  {
    name: 'card without a discount',
    render: () => <CardTermsNote terms={{ strategy: 'allow', discount: 0 }} saved={null} />,
  },
  {
    name: 'order',
    render: () => (
      <OrderSection summary={buildExampleSummary({})} rights={rights} amount="1 234.50 €" isPlacing={false} />
    ),
  },
];
