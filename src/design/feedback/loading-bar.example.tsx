import { LoadingBar } from './loading-bar.tsx';

export const title = 'Loading bar';

export const examples = [
  { name: 'nothing on its way', render: () => <LoadingBar label="Seite wird geladen" /> },
  {
    name: 'a page on its way',
    render: () => (
      <div data-loading="">
        <LoadingBar label="Seite wird geladen" />
      </div>
    ),
  },
];
