import AlertConfirmPage from './alert-confirm-page.tsx';
import AlertListPage from './alert-list-page.tsx';
import AlertPage from './alert-page.tsx';
import type { AlertPageProps, ListedAlert } from './alert-page-props.ts';

export const title = 'Price alert';

const watch = {
  name: 'Hotel Cala Blanca',
  trip: 'Sat 1 May – Sat 8 May 2027 · 2 adults',
  details: 'from Frankfurt am Main · Double room · Half board',
  path: '#',
  isHotel: true,
};

const asking: AlertPageProps = {
  watch,
  price: { perPerson: 61_728, total: 123_456 },
  currency: 'EUR',
  travellers: 2,
  endsOn: '2027-04-30',
  action: '#',
  state: 'ask',
  fault: null,
  email: '',
  target: '',
  hasMemberPrice: false,
};

const alert: ListedAlert = {
  ...watch,
  id: 'example',
  currency: 'EUR',
  target: 55_000,
  endsOn: '2027-04-30',
  canBeProlonged: true,
  prices: [
    { day: '2027-03-03', amount: 119_900 },
    { day: '2027-03-02', amount: null },
    { day: '2027-03-01', amount: 123_456 },
  ],
};

export const examples = [
  { name: 'form', render: () => <AlertPage {...asking} /> },
  {
    name: 'form of a member, not sold, not taken',
    render: () => <AlertPage {...asking} price={null} hasMemberPrice fault="invalid-target" target="12,50" />,
  },
  { name: 'sent', render: () => <AlertPage {...asking} state="sent" /> },
  { name: 'confirmation', render: () => <AlertConfirmPage state="ask" name="Hotel Cala Blanca" token="t" /> },
  { name: 'confirmed', render: () => <AlertConfirmPage state="confirmed" name="" token="" /> },
  { name: 'list', render: () => <AlertListPage alerts={[alert]} listKey="k" done={null} /> },
  { name: 'empty list', render: () => <AlertListPage alerts={[]} listKey="k" done="end" /> },
];
