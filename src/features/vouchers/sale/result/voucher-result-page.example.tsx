import VoucherResultPage, { type VoucherResultProps } from './voucher-result-page.tsx';

export const title = 'Voucher, bought';

const sold: VoucherResultProps = {
  bookingNumber: '9HS4-L3W5',
  isConfirmed: true,
  purchase: {
    amount: 15_000,
    design: 'abendsonne',
    recipient: { firstName: 'Jonas', lastName: 'Ahrens' },
    message: 'See the sea!',
    delivery: { email: null, day: null },
  },
  currency: 'EUR',
  buyerEmail: 'mira@example.org',
  withdrawUntil: '2026-12-12',
};

export const examples = [
  { name: 'sent at once', render: () => <VoucherResultPage {...sold} /> },
  {
    name: 'sent on a day',
    render: () => (
      <VoucherResultPage
        {...sold}
        purchase={{ ...sold.purchase, delivery: { email: 'jonas@example.org', day: '2026-12-24' } }}
      />
    ),
  },
  {
    name: 'payment not confirmed',
    render: () => <VoucherResultPage {...sold} isConfirmed={false} withdrawUntil={null} />,
  },
];
