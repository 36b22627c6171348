import { RetryNotice } from './retry-notice.tsx';

export const title = 'Retry notice';

export const examples = [
  {
    name: 'something could not be loaded',
    render: () => (
      <RetryNotice onRetry={() => undefined}>Die Preise konnten nicht geladen werden.</RetryNotice>
    ),
  },
];
