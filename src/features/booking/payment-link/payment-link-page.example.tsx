import type { LaterPaymentParts } from '../later-payment/later-payment-props.ts';
import { PaymentLinkPage } from './payment-link-page.tsx';
import type { PaymentLinkProps } from './payment-link-props.ts';

export const title = 'Payment by link';

const props: PaymentLinkProps = {
  token: 'AAAAAAAAAAAAAAAAAAAAAA',
  trip: {
    hotel: 'Hotel Cala Blava',
    place: 'Palma, Majorca, Spain',
    scene: 'hotel-front.mediterranean.summer.golden.warm.h7',
    checkIn: '2027-05-01',
    checkOut: '2027-05-08',
    bookingNumber: '9HS4-L3W5',
  },
  purpose: 'balance',
  amount: 158_560,
  currency: 'EUR',
  dueOn: '2027-04-03',
  note: '',
  methods: ['CreditCard', 'BankAccount', 'PayPal'],
  today: '2027-03-20',
  state: { kind: 'open', problem: null },
};
/** The methods belong to the checkout, whose examples show them. */
const parts: LaterPaymentParts = {
  Payment: () => null,
  Challenge: () => null,
  findBankFaults: async () => ({}),
};

export const examples = [
  { name: 'balance', render: () => <PaymentLinkPage {...props} {...parts} /> },
  {
    name: 'asked for by staff',
    render: () => (
      <PaymentLinkPage {...props} {...parts} purpose="request" amount={4_500} note="Your transfer by taxi" />
    ),
  },
  {
    name: 'paid',
    render: () => <PaymentLinkPage {...props} {...parts} state={{ kind: 'paid', isConfirmed: true }} />,
  },
  {
    name: 'withdrawn',
    render: () => <PaymentLinkPage {...props} {...parts} state={{ kind: 'withdrawn' }} />,
  },
];
