import { useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { ErrorModal } from './error-modal.tsx';

export const title = 'Error modal';

function ErrorModalExample({ error }: { error?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        Fehler zeigen
      </Button>
      <ErrorModal isOpen={isOpen} error={error} onClose={() => setIsOpen(false)} />
    </>
  );
}

export const examples = [
  {
    name: 'with an error',
    render: () => <ErrorModalExample error="Die Merkliste ist gerade nicht erreichbar." />,
  },
  { name: 'without one', render: () => <ErrorModalExample /> },
];
