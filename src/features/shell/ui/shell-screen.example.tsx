import FailurePage from '../failure-page.tsx';
import NotFoundPage from '../not-found-page.tsx';

export const title = 'Shell screens';

export const examples = [
  { name: 'not found', render: () => <NotFoundPage /> },
  { name: 'failure', render: () => <FailurePage /> },
  {
    name: 'address at fault',
    render: () => (
      <FailurePage address={{ title: 'Diese Adresse lässt sich nicht öffnen', text: 'Sie ist zu lang.' }} />
    ),
  },
];
