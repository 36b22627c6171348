import FailurePage from '../failure-page.tsx';
import NotFoundPage from '../not-found-page.tsx';

export const title = 'Shell screens';

export const examples = [
  { name: 'not found', render: () => <NotFoundPage /> },
  { name: 'failure', render: () => <FailurePage /> },
];
