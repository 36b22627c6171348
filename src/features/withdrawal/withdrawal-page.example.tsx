import WithdrawalPage from './withdrawal-page.tsx';

export const title = 'Withdrawal';

export const examples = [
  { name: 'statement', render: () => <WithdrawalPage orderNumber="" isInsurance={false} /> },
  { name: 'from an order', render: () => <WithdrawalPage orderNumber="9HS4-L3W5" isInsurance={false} /> },
  { name: 'insurance of a trip', render: () => <WithdrawalPage orderNumber="9HS4-L3W5" isInsurance /> },
];
