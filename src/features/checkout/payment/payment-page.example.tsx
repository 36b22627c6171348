import { buildExampleSummary } from '../frame/example-summary.ts';
import { BankAccountBlock } from './billing/bank-account-block.tsx';
import { BillingSection } from './billing/billing-section.tsx';
import { CardTermsNote } from './card/card-terms-note.tsx';
import type { TravelRights } from './describe-rights.ts';
import { MethodChoice } from './methods/method-choice.tsx';
import { MilesBlock } from './miles/miles-block.tsx';
import type { MilesOffer } from './miles/miles-offer.ts';
import { OrderSection } from './order-section.tsx';
import { WalletSection } from './wallets/wallet-section.tsx';

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

const milesOffer: MilesOffer = {
  programme: 'Miles & More',
  rate: { currency: 'EUR', milesPerUnit: 200, savedPercent: 20 },
  minimum: 7_500,
  account: { name: 'Anna Berg', balance: 182_400 },
  problem: null,
};
const withMiles = buildExampleSummary({ total: 87_501, miles: { points: 20_000, amount: 12_500 } });
const keepMiles = () => undefined;

const wallets = {
  wallets: [
    { kind: 'sheet', method: 'ApplePay' },
    { kind: 'sheet', method: 'GooglePay' },
  ],
  amount: 123_450,
  currency: 'EUR',
  total: '1 234.50 €',
  isBusy: false,
  prepare: async () => null,
  onPaid: () => undefined,
} as const;

export const examples = [
  {
    name: 'miles, not linked',
    render: () => (
      <MilesBlock summary={withMiles} offer={{ ...milesOffer, account: null }} onChange={keepMiles} />
    ),
  },
  {
    name: 'miles in a promotion',
    render: () => <MilesBlock summary={withMiles} offer={milesOffer} onChange={keepMiles} />,
  },
  {
    name: 'too few miles',
    render: () => (
      <MilesBlock
        summary={buildExampleSummary({})}
        offer={{ ...milesOffer, account: { name: 'Anna Berg', balance: 7_500 } }}
        onChange={keepMiles}
      />
    ),
  },
  {
    name: 'wallets before the form',
    render: () => <WalletSection {...wallets} isQuick />,
  },
  {
    name: 'wallets after the form',
    render: () => <WalletSection {...wallets} isQuick={false} />,
  },
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
      <OrderSection
        summary={buildExampleSummary({})}
        rights={rights}
        amount="1 234.50 €"
        instalments={null}
        isPlacing={false}
      />
    ),
  },
];
