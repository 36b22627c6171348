import { AdyenCheckout } from '@adyen/adyen-web';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PaymentAction } from '../../../ports/payment/payment-port.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { findCardHolderLocale } from '../payment/card/card-holder-locale.ts';
import type { ChallengeEnd } from './use-finalize.ts';

export interface ComponentActionProps {
  readonly action: Extract<PaymentAction, { kind: 'component' }>;
  readonly onEnd: (end: ChallengeEnd) => void;
}

/** What the provider's script needs beside its action. */
interface ComponentData {
  readonly clientKey: string;
  readonly environment: 'test' | 'live';
  readonly countryCode: string;
  readonly action: Parameters<Awaited<ReturnType<typeof AdyenCheckout>>['createFromAction']>[0];
}

/** An action that the alternative provider's own script carries out, such as its fingerprint; what it answers are the details. */
export default function ComponentAction({ action, onEnd }: ComponentActionProps) {
  const { language } = useVisit();
  const place = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const { clientKey, environment, countryCode, action: task } = action.data as ComponentData;
    let isGone = false;
    void AdyenCheckout({
      clientKey,
      environment,
      countryCode,
      locale: findCardHolderLocale(language),
      analytics: { enabled: false },
      onAdditionalDetails: ({ data }) => end({ details: data }),
      onError: () => end({ details: {} }),
    }).then((checkout) => {
      if (!isGone && place.current !== null) checkout.createFromAction(task).mount(place.current);
    });
    return () => {
      isGone = true;
    };
  }, [action, language]);
  return <div ref={place} />;
}
