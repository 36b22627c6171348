import { CustomerEdit, type CustomerEditProps } from './customer-edit.tsx';
import { SubscribeForm, type SubscribeFormProps } from './subscribe-form.tsx';
import { UnsubscribeQuestion, type UnsubscribeQuestionProps } from './unsubscribe-question.tsx';
import type { CustomerData } from './use-customer.ts';

const ada: CustomerData = {
  email: 'ada@example.com',
  salutation: 'FEMALE',
  firstName: 'Ada',
  lastName: 'Beispiel',
  birthdate: '1984-07-05',
  preferredAirports: ['HAM', 'BER', 'ZRH'],
  preferredTravelTypes: ['beach'],
  hasChildren: true,
  hasMilesMore: false,
  country: 'DE',
  trackingPermission: false,
  lists: [
    { id: 'offers', isSubscribed: true },
    { id: 'inspiration', isSubscribed: false },
  ],
};

function Subscribe({ startsAs }: Pick<SubscribeFormProps, 'startsAs'>) {
  return (
    <SubscribeForm
      intro={<h2>Letters from the road</h2>}
      terms="I would like to get the newsletter by email and can unsubscribe at any time."
      success={<h2>Almost done</h2>}
      withoutScript={null}
      buttonText={undefined}
      backText={undefined}
      listId="offers"
      source={`example-${startsAs}`}
      startsAs={startsAs ?? 'form'}
    />
  );
}

function Unsubscribe({ startsAs }: Pick<UnsubscribeQuestionProps, 'startsAs'>) {
  return (
    <UnsubscribeQuestion
      intro={<h2>Would you like to unsubscribe?</h2>}
      yes={<h2>You no longer get letters from us</h2>}
      no={<h2>Good to have you</h2>}
      withoutScript={null}
      yesText={undefined}
      noText={undefined}
      listId="offers"
      hasRecipient={startsAs !== 'failed'}
      startsAs={startsAs ?? 'pending'}
    />
  );
}

const renderEdit = (startsAs: CustomerEditProps['startsAs'] & object) => () => (
  <CustomerEdit
    success={null}
    withoutScript={null}
    showsTrackingPermission
    trackingText={<p>We then write about what you look at.</p>}
    startsAs={startsAs}
  />
);

export const title = 'Newsletter forms';

export const examples = [
  { name: 'Subscribe', render: () => <Subscribe startsAs="form" /> },
  { name: 'Subscribe, failed', render: () => <Subscribe startsAs="failed" /> },
  { name: 'Subscribe, sent', render: () => <Subscribe startsAs="sent" /> },
  { name: 'Unsubscribe', render: () => <Unsubscribe startsAs="pending" /> },
  { name: 'Unsubscribe, failed', render: () => <Unsubscribe startsAs="failed" /> },
  { name: 'Unsubscribe, yes', render: () => <Unsubscribe startsAs="yes" /> },
  { name: 'Unsubscribe, no', render: () => <Unsubscribe startsAs="no" /> },
  { name: 'Edit', render: renderEdit({ status: 'found', customer: 'example', data: ada }) },
  { name: 'Edit, loading', render: renderEdit({ status: 'loading' }) },
  { name: 'Edit, not subscribed', render: renderEdit({ status: 'not-subscribed' }) },
  { name: 'Edit, failed', render: renderEdit({ status: 'failed' }) },
  { name: 'Edit, nobody', render: renderEdit({ status: 'unknown' }) },
  { name: 'Edit, saved', render: renderEdit({ status: 'saved' }) },
];
