import { useEffect, useRef, useState } from 'react';
import { browserTimings } from '../../../../defaults.ts';
import { type PostResult, postJson } from '../../../../site/calls/post-json.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import type { CheckoutSummary } from '../../checkout-summary.ts';
import { endCheckoutSession } from '../../session/checkout-load.ts';
import type { MilesProblem } from './miles-offer.ts';
import type { MilesBody, MilesResult } from './miles-schema.ts';

interface MilesEntry {
  /** Miles that the shopper moves or types, which the checkout may not have yet. */
  readonly points: number;
  readonly problem: MilesProblem | null;
  /** Sends a number of miles after a moment without another one; 0 for none. */
  readonly choose: (points: number, delayMs?: number) => void;
  readonly reject: () => void;
}

/**
 * Miles that the shopper chooses (MILE-009). The checkout takes them from the server's answer, so that its total is always the one that would be
 * ordered.
 */
export function useMiles(
  { checkoutId, miles }: Pick<CheckoutSummary, 'checkoutId' | 'miles'>,
  firstProblem: MilesProblem | null,
  onChange: (miles: CheckoutSummary['miles']) => void,
): MilesEntry {
  const { locale } = useVisit();
  const used = miles?.points ?? 0;
  const [draft, setDraft] = useState<number | null>(null);
  const [problem, setProblem] = useState(firstProblem);
  const sending = useRef<AbortController | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (posted: PostResult<MilesResult>) => {
    if (posted.status === 'gone') return endCheckoutSession();
    // The booking has begun in another tab: its page is the way on.
    if (posted.status === 'refused' && posted.code === 'being-booked') return location.reload();
    setDraft(null);
    if (posted.status !== 'answered') return setProblem('technicalError');
    setProblem(posted.answer.messages[0]?.code ?? null);
    onChange(posted.answer.miles);
  };

  const send = async (points: number) => {
    sending.current?.abort();
    const own = new AbortController();
    sending.current = own;
    const address = buildPath('do_miles_more', { _locale: locale, checkoutId });
    const body: MilesBody = { use: points === 0 ? 'none' : 'miles', points };
    const posted = await postJson<MilesResult>(address, body, own.signal);
    if (!own.signal.aborted) settle(posted);
  };

  return {
    points: draft ?? used,
    problem,
    choose(points, delayMs = browserTimings.milesDelayMs) {
      clearTimeout(timer.current);
      setDraft(points);
      setProblem(null);
      timer.current = setTimeout(() => void send(points), delayMs);
    },
    reject() {
      clearTimeout(timer.current);
      setProblem('milesAmountInvalid');
    },
  };
}
