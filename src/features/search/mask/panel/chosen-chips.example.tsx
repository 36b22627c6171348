import { ChosenChips } from './chosen-chips.tsx';
import { LimitHint } from './limit-hint.tsx';
import { LoadFailure } from './load-failure.tsx';

export const title = 'Parts of the mask’s pickers';

const chosen = ['Kreta', 'Rhodos', 'Kos', 'Mallorca', 'Teneriffa'].map((name) => ({ key: name, name }));

export const examples = [
  {
    name: 'as many as can be chosen',
    render: () => (
      <>
        <ChosenChips chosen={chosen} onRemove={() => undefined} />
        <LimitHint />
      </>
    ),
  },
  { name: 'nothing to choose from could be loaded', render: () => <LoadFailure onRetry={() => undefined} /> },
];
