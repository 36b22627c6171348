import { Tabs } from './tabs.tsx';

export const title = 'Tabs';

export const examples = [
  {
    name: 'three tabs',
    render: () => (
      <Tabs
        id="tabs-example"
        label="Ihre Reise"
        tabs={[
          { key: 'flight', label: 'Flug', panel: <p>Frankfurt – Heraklion, 3 h 15</p> },
          { key: 'room', label: 'Zimmer', panel: <p>Doppelzimmer mit Meerblick</p> },
          { key: 'board', label: 'Verpflegung', panel: <p>Frühstück und Abendessen</p> },
        ]}
      />
    ),
  },
];
