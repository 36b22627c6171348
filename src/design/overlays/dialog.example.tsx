import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

export const title = 'Dialog';

function DialogExample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        Dialog öffnen
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} labelledBy="dialog-example-title">
        <h3 id="dialog-example-title">Reise merken?</h3>
        <p>Sie finden sie dann auf Ihrer Merkliste wieder.</p>
        <Button onClick={() => setIsOpen(false)}>Merken</Button>
      </Dialog>
    </>
  );
}

export const examples = [{ name: 'closed until its button is pressed', render: () => <DialogExample /> }];
