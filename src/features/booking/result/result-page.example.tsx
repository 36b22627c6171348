import {
  exampleCancelled,
  exampleFail,
  exampleSoft,
  exampleSuccess,
  exampleWithEverything,
} from './example-results.ts';
import ResultPage from './result-page.tsx';

export const title = 'Booking result';

export const examples = [
  { name: 'booked', render: () => <ResultPage {...exampleSuccess} /> },
  { name: 'paid in many ways', render: () => <ResultPage {...exampleWithEverything} /> },
  {
    name: 'by the mail’s link',
    render: () => <ResultPage {...exampleSuccess} documents={null} climate={null} />,
  },
  { name: 'cancelled', render: () => <ResultPage {...exampleCancelled} /> },
  {
    name: 'cancelled, refunded in parts',
    render: () => (
      <ResultPage
        {...exampleCancelled}
        cancellation={{
          isDone: true,
          refund: 148_650,
          parts: { later: 0, card: 100_000, miles: 40_000, vouchers: 8_650 },
        }}
      />
    ),
  },
  {
    name: 'being cancelled',
    render: () => (
      <ResultPage {...exampleCancelled} cancellation={{ isDone: false, refund: null, parts: null }} />
    ),
  },
  { name: 'payment refused', render: () => <ResultPage {...exampleFail} /> },
  {
    name: 'price changed',
    render: () => (
      <ResultPage {...exampleFail} failure="price-changed" newPrice={{ base: 194_900, total: 203_200 }} />
    ),
  },
  { name: 'sold', render: () => <ResultPage {...exampleFail} failure="gone" /> },
  { name: 'not known yet', render: () => <ResultPage {...exampleSoft} /> },
];
