import { VoucherFormPage } from './voucher-form-page.tsx';
import type { VoucherFormParts, VoucherFormProps } from './voucher-form-props.ts';

export const title = 'Voucher form';

const props: VoucherFormProps = {
  amounts: [5_000, 10_000, 25_000],
  currency: 'EUR',
  methods: ['CreditCard', 'BankAccount', 'PayPal'],
  wallets: [],
  today: '2026-11-28',
  checkoutId: null,
  values: null,
  problem: null,
};
/** The methods belong to the checkout, whose examples show them. */
const parts: VoucherFormParts = { Payment: () => null, findBankFaults: async () => ({}) };
const filled = {
  amount: '25000',
  recipientFirstName: 'Jonas',
  message: 'See the sea!',
  firstName: 'Mira',
  lastName: 'Muster',
};

export const examples = [
  { name: 'empty', render: () => <VoucherFormPage {...props} {...parts} /> },
  { name: 'filled in', render: () => <VoucherFormPage {...props} {...parts} values={filled} /> },
  { name: 'sold out, for editors', render: () => <VoucherFormPage {...props} {...parts} amounts={[]} /> },
];
