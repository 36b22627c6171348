import { exampleChangedTrip, exampleTrip } from './example-trip.ts';
import TripPage from './trip-page.tsx';

export const title = 'Booked trip';

export const examples = [
  { name: 'by the mail’s link', render: () => <TripPage {...exampleTrip} /> },
  {
    name: 'with a pass for a wallet',
    render: () => (
      <TripPage
        {...exampleTrip}
        actions={exampleTrip.actions.flatMap((action) =>
          action.id === 'calendar'
            ? [action, { id: 'wallet', path: `/de-de/my-trips/${exampleTrip.checkoutId}/wallet` }]
            : [action],
        )}
      />
    ),
  },
  { name: 'code sent', render: () => <TripPage {...exampleTrip} codeState="sent" /> },
  { name: 'wrong code', render: () => <TripPage {...exampleTrip} codeState="wrong" /> },
  { name: 'changed', render: () => <TripPage {...exampleChangedTrip} /> },
  {
    name: 'cancelled',
    render: () => (
      <TripPage
        {...exampleTrip}
        cancellation={{ isDone: true, refund: 148_650, parts: null }}
        fees={[]}
        right="act"
      />
    ),
  },
];
