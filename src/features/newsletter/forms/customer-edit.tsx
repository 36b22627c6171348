import { type ReactNode, useState } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { Skeleton } from '../../../design/feedback/skeleton.tsx';
import { FormResult } from '../../../design/form/form-result.tsx';
import { unknownCustomer } from '../../../domain/newsletter/newsletter-customer.ts';
import { useIsTakenOver } from '../../../site/use-is-taken-over.ts';
import { offersSignIn } from '../../../site/visit.ts';
import { useLink, useTexts, useVisit } from '../../../site/visit-context.tsx';
import { CustomerForm } from './customer-form.tsx';
import { findTrackingList } from './find-tracking-list.ts';
import styles from './forms.module.css';
import { type CustomerData, type CustomerState, useCustomer } from './use-customer.ts';

interface SavedState {
  readonly status: 'saved';
  /** A new list or another address waits for the link of a mail. */
  readonly mustConfirm?: boolean;
}

export interface CustomerEditProps {
  /** What takes the form's place once it is saved; null for the form's own words. */
  readonly success: ReactNode;
  readonly withoutScript: ReactNode;
  readonly showsTrackingPermission: boolean;
  /** What that permission means; null for nothing. */
  readonly trackingText: ReactNode;
  /** State of an example: nothing is loaded. */
  readonly startsAs?: CustomerState | SavedState;
}

/** What an editor sees: an empty form, for no subscriber. */
const noCustomer: CustomerData = { ...unknownCustomer, lists: [] };

/** What the newsletter knows of a subscriber, to be changed (NEWS-028 to NEWS-060). Shows itself without a sign of intent. */
export function CustomerEdit(props: CustomerEditProps) {
  const { success, withoutScript, startsAs } = props;
  const { member, isEditor } = useVisit();
  const isTakenOver = useIsTakenOver();
  const [saved, setSaved] = useState<SavedState | null>(startsAs?.status === 'saved' ? startsAs : null);
  // Editors have no id in the address; one who follows a link of a newsletter is its reader.
  const query = new URLSearchParams(isTakenOver ? location.search : '');
  const isForEditor = isEditor && !query.has('newsletter_update_id');
  const isExample = startsAs !== undefined;
  const loaded = useCustomer(member !== undefined, isForEditor || isExample);
  const state: CustomerState = startsAs !== undefined && startsAs.status !== 'saved' ? startsAs : loaded;
  if (saved !== null) return <Saved success={success} mustConfirm={saved.mustConfirm === true} />;
  if (isForEditor && !isExample && isTakenOver)
    return <Form {...props} customer={null} data={noCustomer} query={query} onSaved={() => undefined} />;
  return (
    // The attribute makes React take over at once: nobody has to touch a page that loads by itself.
    <div data-interactive="" className={styles.part}>
      {state.status === 'found' ? (
        <Form
          {...props}
          {...state}
          query={query}
          onSaved={(mustConfirm) => setSaved({ status: 'saved', mustConfirm })}
        />
      ) : (
        <Unfilled status={state.status} />
      )}
      {state.status === 'loading' ? withoutScript : null}
    </div>
  );
}

interface FormProps extends CustomerEditProps {
  readonly customer: string | null;
  readonly data: CustomerData;
  readonly query: URLSearchParams;
  readonly onSaved: (mustConfirm: boolean) => void;
}

function Form({ customer, data, query, trackingText, showsTrackingPermission, onSaved }: FormProps) {
  const { member } = useVisit();
  const tracking = findTrackingList({ showsTrackingPermission, query, memberListId: member?.listId });
  return (
    <CustomerForm
      customer={customer}
      data={data}
      tracking={tracking === null ? null : { listId: tracking, text: trackingText }}
      onSaved={onSaved}
    />
  );
}

/** What is shown while there is no form. */
function Unfilled({ status }: { readonly status: Exclude<CustomerState['status'], 'found'> }) {
  const texts = useTexts();
  const link = useLink();
  const visit = useVisit();
  const subscribe = (
    <Button look="secondary" href={link('homepage', { slug: visit.brand.newsletter.pages.subscribe })}>
      {texts('newsletter.toSubscribe')}
    </Button>
  );
  switch (status) {
    case 'loading':
      return (
        <div className={styles.loading}>
          <p role="status">{texts('newsletter.loading')}</p>
          <Skeleton lines={6} />
        </div>
      );
    case 'not-subscribed':
      return <Notice title={texts('newsletter.notSubscribed')} action={subscribe} />;
    case 'failed':
      return (
        <Notice
          kind="error"
          title={texts('newsletter.customerFailure')}
          action={
            <Button look="secondary" onClick={() => location.reload()}>
              {texts('newsletter.reload')}
            </Button>
          }
        />
      );
    case 'unknown':
      return (
        <Notice
          title={texts('newsletter.unknownReader')}
          action={
            <div className={styles.buttons}>
              {offersSignIn(visit) ? <Button href={link('login')}>{texts('frame.login')}</Button> : null}
              {subscribe}
            </div>
          }
        >
          {texts(offersSignIn(visit) ? 'newsletter.unknownReaderSignIn' : 'newsletter.unknownReaderText')}
        </Notice>
      );
  }
}

/** The submitted state (NEWS-032): it is saved, and can be changed again (NEWS-037). */
function Saved({ success, mustConfirm }: { readonly success: ReactNode; readonly mustConfirm: boolean }) {
  const texts = useTexts();
  const link = useLink();
  return (
    <FormResult className={styles.result}>
      {success ?? <Notice kind="success" title={texts('newsletter.saved')} />}
      {mustConfirm ? (
        <Notice title={texts('newsletter.mustConfirm')}>{texts('newsletter.mustConfirmText')}</Notice>
      ) : null}
      <div className={styles.buttons}>
        <Button href={link('homepage')}>{texts('newsletter.back')}</Button>
        <Button look="secondary" onClick={() => location.reload()}>
          {texts('newsletter.editAgain')}
        </Button>
      </div>
    </FormResult>
  );
}
