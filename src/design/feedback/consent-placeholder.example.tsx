import { Button } from '../controls/button.tsx';
import { ConsentPlaceholder } from './consent-placeholder.tsx';

export const title = 'Consent placeholder';

const example = {
  action: '/de-de/ajax/consent',
  service: 'maps',
  title: 'Karte anzeigen?',
  text: 'Die Karte wird erst geladen, wenn Sie zustimmen. Der Kartendienst erfährt dann Ihre IP-Adresse.',
  acceptLabel: 'Karte laden',
  refuseLabel: 'Nicht laden',
  details: <Button look="quiet">Einstellungen</Button>,
  onAnswer: () => undefined,
};

export const examples = [
  { name: 'asking', render: () => <ConsentPlaceholder {...example} /> },
  {
    name: 'the answer could not be kept',
    render: () => <ConsentPlaceholder {...example} failure="Ihre Wahl konnte nicht gespeichert werden." />,
  },
];
