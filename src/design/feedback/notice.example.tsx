import { Button } from '../controls/button.tsx';
import { Notice } from './notice.tsx';

export const title = 'Notice';

export const examples = [
  { name: 'information', render: () => <Notice>Die Zeiten sind Ortszeiten.</Notice> },
  { name: 'success', render: () => <Notice kind="success" title="Auf der Merkliste" /> },
  {
    name: 'warning',
    render: () => (
      <Notice
        kind="warning"
        title="Der Preis hat sich geändert"
        action={<Button look="quiet">Neuen Preis ansehen</Button>}
      >
        Er ist seit Ihrem letzten Besuch um 40 € gestiegen.
      </Notice>
    ),
  },
  {
    name: 'error',
    render: () => (
      <Notice kind="error" title="Die Zahlung wurde abgelehnt">
        Bitte wählen Sie eine andere Zahlungsart.
      </Notice>
    ),
  },
];
