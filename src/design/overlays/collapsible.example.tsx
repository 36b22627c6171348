import { Collapsible } from './collapsible.tsx';

export const title = 'Collapsible';

export const examples = [
  {
    name: 'expanded',
    render: () => (
      <Collapsible title="Was ist im Preis enthalten?">
        <p>Flug, Transfer und Hotel.</p>
      </Collapsible>
    ),
  },
  {
    name: 'folded',
    render: () => (
      <Collapsible title="Was ist im Preis enthalten?" isExpanded={false}>
        <p>Flug, Transfer und Hotel.</p>
      </Collapsible>
    ),
  },
];
