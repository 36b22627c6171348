import { buildExampleSummary } from '../frame/example-summary.ts';
import { exampleExtras } from './example-extras.ts';
import ExtrasPage, { type ExtrasPageProps } from './extras-page.tsx';
import { SeatPicker } from './seats/seat-picker.tsx';

export const title = 'Extras step';

const base: ExtrasPageProps = {
  summary: buildExampleSummary(),
  offered: exampleExtras,
  change: null,
  isGone: false,
  review: { dropped: [], repriced: [] },
  notice: null,
  codeRefused: null,
  next: '/de-de/booking/x/info',
};

const seats = exampleExtras.seats[0] ?? { leg: 'outbound', rows: 0, letters: [], exitRows: [], free: [] };

export const examples = [
  { name: 'all extras offered', render: () => <ExtrasPage {...base} /> },
  { name: 'no answer from the supplier', render: () => <ExtrasPage {...base} offered={null} /> },
  {
    name: 'price change',
    render: () => <ExtrasPage {...base} change={{ oldTotal: 100_001, newTotal: 104_001 }} />,
  },
  { name: 'trip no longer available', render: () => <ExtrasPage {...base} offered={null} isGone /> },
  {
    name: 'seat map for a child',
    render: () => (
      <SeatPicker
        seats={seats}
        travellers={exampleExtras.travellers}
        traveller={2}
        currency="EUR"
        holderOf={(id) => (id === '3A outbound' ? 0 : id === '3B outbound' ? 2 : null)}
        onChoose={() => undefined}
        refusal={null}
      />
    ),
  },
];
