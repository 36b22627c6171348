import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { lazyPart } from '../../../design/feedback/lazy-part.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { Spinner } from '../../../design/feedback/spinner.tsx';
import type { ChallengeEnd } from '../../../domain/booking/challenge-end.ts';
import type { PaymentAction } from '../../../ports/payment/payment-port.ts';
import { takeExpectedPaymentPage } from '../../../site/expect-payment-page.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import { BankFrame } from './bank-frame.tsx';
import { ChallengeDialog } from './challenge-dialog.tsx';
import styles from './challenge-page.module.css';

export interface ChallengeStepProps {
  readonly checkoutId: string;
  readonly action: PaymentAction;
  /** Parameters from the provider's own page; null when the shopper does not return from there. */
  readonly returned: Readonly<Record<string, string>> | null;
  /** What is said behind the bank's dialog; without it, that the trip is held meanwhile. */
  readonly waitingText?: string;
  /** Sends the result, and how that goes; `lost` is one that could not be sent. */
  readonly finalizing: {
    readonly status: 'idle' | 'sending' | 'lost';
    readonly finalize: (end: ChallengeEnd) => Promise<void>;
  };
}

const ComponentAction = lazyPart(() => import('./component-action.tsx'));

/** What the shopper does at the provider: 3-D Secure dialog, link to a wallet, and the return from both. */
export function ChallengeStep({ checkoutId, action, returned, waitingText, finalizing }: ChallengeStepProps) {
  const texts = useTexts();
  const { status, finalize } = finalizing;
  const last = useRef<ChallengeEnd>({ details: returned ?? {} });
  const end = (ended: ChallengeEnd) => {
    last.current = ended;
    void finalize(ended);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the shopper comes back
  useEffect(() => {
    if (returned === null) {
      // An authorisation that takes longer than the order's answer leads here instead of to the provider's page.
      if (action.kind === 'redirect' && takeExpectedPaymentPage(checkoutId)) location.assign(action.url);
      return;
    }
    // The page posts the returned parameters and removes them from the address.
    history.replaceState(history.state, '', location.pathname);
    end({ details: returned });
  }, []);

  const sendAgain = useEffectEvent(() => end(last.current));
  useEffect(() => {
    if (status !== 'lost') return;
    addEventListener('online', sendAgain);
    return () => removeEventListener('online', sendAgain);
  }, [status]);

  const isWaiting = returned === null && status === 'idle';
  return (
    <>
      <div className={styles.waiting}>
        <h1>{texts('payment.challenge.title')}</h1>
        {status === 'lost' ? (
          <Notice
            kind="error"
            action={<Button onClick={() => end(last.current)}>{texts('payment.challenge.again')}</Button>}
          >
            {texts('payment.challenge.lost')}
          </Notice>
        ) : isWaiting ? (
          <Waiting action={action} text={waitingText ?? texts('payment.challenge.text')} onEnd={end} />
        ) : (
          <Reading />
        )}
      </div>
      {action.kind === 'challenge' ? (
        <ChallengeDialog isOpen={isWaiting} onClose={() => end('closed')}>
          {isWaiting ? <BankFrame url={action.url} onReturn={(details) => end({ details })} /> : null}
        </ChallengeDialog>
      ) : null}
    </>
  );
}

function Reading() {
  const texts = useTexts();
  return (
    <>
      <p>{texts('payment.challenge.reading')}</p>
      <Spinner label={texts('payment.challenge.reading')} />
    </>
  );
}

interface WaitingProps {
  readonly action: PaymentAction;
  readonly text: string;
  readonly onEnd: (end: ChallengeEnd) => void;
}

/** The page's content while it waits for the shopper: behind the dialog, or without one. */
function Waiting({ action, text, onEnd }: WaitingProps): ReactNode {
  const texts = useTexts();
  switch (action.kind) {
    case 'challenge':
      return <p>{text}</p>;
    case 'redirect':
      return (
        <>
          <p>{texts('payment.challenge.leaveText')}</p>
          <div className={styles.actions}>
            <Button href={action.url} rel="noreferrer">
              {texts('payment.challenge.leave')}
            </Button>
            <Button look="quiet" onClick={() => onEnd('closed')} data-needs-script="">
              {texts('payment.cancel')}
            </Button>
          </div>
        </>
      );
    case 'component':
      return <ComponentStep action={action} onEnd={onEnd} />;
  }
}

/** A silent step shows only a waiting message; a visible one opens in the dialog. */
function ComponentStep({
  action,
  onEnd,
}: Pick<WaitingProps, 'onEnd'> & { readonly action: Extract<PaymentAction, { kind: 'component' }> }) {
  const component = (
    <Suspense fallback={null}>
      <ComponentAction action={action} onEnd={onEnd} />
    </Suspense>
  );
  if (action.isSilent) {
    return (
      <>
        <Reading />
        {component}
      </>
    );
  }
  return (
    <ChallengeDialog isOpen onClose={() => onEnd('closed')}>
      {component}
    </ChallengeDialog>
  );
}
