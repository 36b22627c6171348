import ArrowRight from 'lucide-react/icons/arrow-right';
import { Icon } from '../pictures/icon.tsx';
import { Button } from './button.tsx';

export const title = 'Button';

export const examples = [
  { name: 'primary', render: () => <Button>Reise ansehen</Button> },
  { name: 'primary, large', render: () => <Button size="large">Reise ansehen</Button> },
  { name: 'secondary', render: () => <Button look="secondary">Schließen</Button> },
  { name: 'quiet', render: () => <Button look="quiet">Mehr erfahren</Button> },
  { name: 'link', render: () => <Button href="#main">Zum Inhalt</Button> },
  { name: 'with icon', render: () => <Button icon={<Icon icon={ArrowRight} />}>Weiter</Button> },
  { name: 'busy', render: () => <Button isBusy>Wird gebucht …</Button> },
  { name: 'disabled', render: () => <Button disabled>Ausgebucht</Button> },
  {
    name: 'long words',
    render: () => <Button>Reiserücktrittsversicherung für alle Mitreisenden hinzufügen</Button>,
  },
];
