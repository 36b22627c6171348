import { SymbolRow } from './symbol-row.tsx';

export const title = 'Symbol row';

export const examples = [
  { name: 'stars', render: () => <SymbolRow symbol="star" value={4} label="4 Sterne" /> },
  { name: 'half a star', render: () => <SymbolRow symbol="star" value={3.5} label="3,5 Sterne" /> },
  { name: 'suns', render: () => <SymbolRow symbol="sun" value={5.2} of={6} label="5,2 von 6" /> },
];
