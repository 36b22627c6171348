import { type RefObject, useRef, useState } from 'react';
import type { PaymentMethod } from '../../../../domain/booking/payment-details.ts';
import { fetchJson } from '../../../../site/calls/fetch-json.ts';
import type { PostResult } from '../../../../site/calls/post-json.ts';
import { expectPaymentPage } from '../../../../site/expect-payment-page.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import type { ReceivedVoucherAnswer } from '../voucher-schemas.ts';
import type { VoucherValues } from '../voucher-values.ts';
import { createCart, postVoucherOrder } from './post-voucher-order.ts';
import type { CardFieldsHandle } from './voucher-form-props.ts';

/** Why nothing was ordered, and the page that closing its dialog leads to; null to stay. */
export interface VoucherProblem {
  readonly type: string;
  readonly next: string | null;
}

interface OrderOptions {
  readonly checkoutId: string | null;
  readonly problem: string | null;
  readonly card: RefObject<CardFieldsHandle | null>;
  /** Receives error codes by field. */
  readonly onFaults: (faults: Readonly<Record<string, string>>) => void;
  readonly onMethodMissing: () => void;
}

/** What an order is placed with. */
interface Entered {
  readonly values: VoucherValues;
  readonly method: PaymentMethod;
  readonly form: HTMLFormElement;
  readonly captchaToken: string | null;
  readonly walletToken: string | null;
}

/** Places the order of a voucher, one at a time. Its cart is created when it is first needed; until then opening the page stores nothing. */
export function useVoucherOrder(options: OrderOptions) {
  const { locale } = useVisit();
  const formPath = buildPath('voucher_form', { _locale: locale });
  const [checkoutId, setCheckoutId] = useState(options.checkoutId);
  const [isPlacing, setPlacing] = useState(false);
  const [problem, setProblem] = useState<VoucherProblem | null>(
    options.problem === null ? null : { type: options.problem, next: null },
  );
  const creating = useRef<Promise<string | null> | null>(null);

  /** Returns the cart's id; null after it has shown why there is none. */
  const requireCart = async (amount: number | null): Promise<string | null> => {
    if (checkoutId !== null) return checkoutId;
    creating.current ??= createCart(locale, amount).then((created) => {
      creating.current = null;
      const id = created.status === 'answered' ? created.answer.cart?.checkout.id : undefined;
      if (id === undefined) {
        const answer = created.status === 'answered' ? created.answer : null;
        setProblem({ type: answer?.messages[0]?.type ?? 'lost', next: answer?.next ?? null });
        return null;
      }
      setCheckoutId(id);
      // A reload finds the cart again (ROUTE-032).
      history.replaceState(history.state, '', `${formPath}?checkoutId=${id}`);
      return id;
    });
    return creating.current;
  };

  const place = async ({ values, method, form, captchaToken, walletToken }: Entered): Promise<void> => {
    if (isPlacing) return;
    setPlacing(true);
    const id = await requireCart(Number(values.amount) || null);
    if (id === null) return setPlacing(false);
    const entered = new FormData(form);
    const card = options.card.current;
    const placed = await postVoucherOrder({
      locale,
      checkoutId: id,
      values,
      method,
      entered,
      card,
      captchaToken,
      walletToken,
    });
    card?.clearMessage?.();
    const isLeaving =
      placed !== null && follow(placed.status === 'lost' ? await readState(id, placed) : placed, id);
    // The button stays busy until the next page is there.
    if (!isLeaving) setPlacing(false);
  };

  /** The answer to an order was lost: its state says what has become of it. */
  const readState = async (
    id: string,
    lost: Extract<PostResult<ReceivedVoucherAnswer>, { status: 'lost' }>,
  ): Promise<PostResult<ReceivedVoucherAnswer>> => {
    if (!lost.mayBeDone) return lost;
    const address = buildPath('get_voucher_booking_cart', { _locale: locale, checkoutId: id });
    return fetchJson<ReceivedVoucherAnswer>(address).then(
      (answer) => (answer.next === null && answer.success ? lost : { status: 'answered', answer }),
      () => lost,
    );
  };

  /** @returns true when the page is left */
  const follow = (placed: PostResult<ReceivedVoucherAnswer>, id: string): boolean => {
    if (placed.status !== 'answered') {
      // Everything typed stays; the next order creates a cart of its own.
      if (placed.status === 'gone') setCheckoutId(null);
      setProblem({ type: placed.status === 'gone' ? 'sessionOver' : 'lost', next: null });
      return false;
    }
    const { success, redirect, next, messages, errors } = placed.answer;
    if (success && (redirect !== null || next !== null)) {
      expectPaymentPage(id);
      location.assign(redirect ?? next ?? formPath);
      return true;
    }
    refuse(messages[0]?.type ?? 'technicalError', errors, next);
    return false;
  };

  const refuse = (type: string, errors: Readonly<Record<string, string>>, next: string | null): void => {
    if (Object.keys(errors).length > 0) options.onFaults(errors);
    else if (type === 'noPaymentSelected') options.onMethodMissing();
    else if (type === 'paymentCardNumberBinInvalid') options.card.current?.refuse();
    // After an order that is made already, the page begins again without its query (VOUCH-046).
    else setProblem({ type, next: type === 'voucherAlreadyBookedError' ? formPath : next });
  };

  const closeProblem = (): void => {
    if (problem?.next != null) location.replace(problem.next);
    else setProblem(null);
  };

  return { checkoutId, isPlacing, problem, requireCart, place, closeProblem };
}
