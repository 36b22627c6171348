import { Button } from './controls/button.tsx';
import { SectionHeader } from './section-header.tsx';

export const title = 'Section header';

export const examples = [
  { name: 'title alone', render: () => <SectionHeader title="Häufige Fragen" /> },
  {
    name: 'with lead',
    render: () => (
      <SectionHeader
        title="Wo es im November warm ist"
        lead="Mittlere Höchsttemperaturen, nach dem Meer sortiert."
      />
    ),
  },
  {
    name: 'with action',
    render: () => <SectionHeader title="Drei Inseln" action={<Button look="quiet">Alle ansehen</Button>} />,
  },
  { name: 'level 3', render: () => <SectionHeader level={3} title="Anreise" lead="3 h 15 ab Frankfurt" /> },
];
