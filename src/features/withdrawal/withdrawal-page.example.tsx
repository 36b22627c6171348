import WithdrawalPage from './withdrawal-page.tsx';

export const title = 'Withdrawal';

export const examples = [
  { name: 'statement', render: () => <WithdrawalPage orderNumber="" /> },
  { name: 'from an order', render: () => <WithdrawalPage orderNumber="9HS4-L3W5" /> },
];
