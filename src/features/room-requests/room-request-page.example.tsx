import RoomRequestPage from './room-request-page.tsx';
import type { RoomRequestPageProps } from './room-request-page-props.ts';

export const title = 'Request for an accessible room';

const asking: RoomRequestPageProps = {
  hotelName: 'Hotel Cala Blanca',
  trip: 'Sat 1 May – Sat 8 May 2027 · 2 adults',
  hotelPath: '#',
  action: '#',
  state: 'ask',
  reply: null,
};

const values = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@traveller',
  phone: '',
  needs: '',
  consent: '',
};

export const examples = [
  { name: 'form', render: () => <RoomRequestPage {...asking} /> },
  {
    name: 'form that was not taken',
    render: () => (
      <RoomRequestPage
        {...asking}
        reply={{
          values,
          faults: { email: 'emailInvalid', needs: 'required', consent: 'required' },
          refusal: null,
        }}
      />
    ),
  },
  { name: 'sent', render: () => <RoomRequestPage {...asking} state="sent" /> },
];
