import { type RefObject, useRef, useState } from 'react';
import { isWallet, type OrderPayment, type WalletMethod } from '../../../domain/booking/payment-details.ts';
import type { PostResult } from '../../../site/calls/post-json.ts';
import { CHECKOUT_STEPS } from '../../../site/checkout-steps.ts';
import { useSlice } from '../../../site/client-store.ts';
import { expectPaymentPage } from '../../../site/expect-payment-page.ts';
import { moveTo } from '../../../site/move-to.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { buildPath, type Query } from '../../../url.ts';
import {
  closePendingBooking,
  failPendingBooking,
  losePendingBooking,
  openPendingBooking,
  pendingBooking,
} from '../pending/pending-booking.ts';
import { endCheckoutSession } from '../session/checkout-load.ts';
import type { BillingRules } from '../validation/billing-rules.ts';
import { askOrder, type FoundOrder } from './ask-order.ts';
import { awaitWallet, isPaymentRefused } from './await-wallet.ts';
import type { BillingEntry } from './billing/billing-entry.ts';
import { readBilling } from './billing/billing-entry.ts';
import { findBankFaults } from './billing/find-bank-faults.ts';
import { type Faults, readBillingFaults, toFaults } from './billing/read-faults.ts';
import type { CardFormHandle } from './card/card-form-handle.ts';
import { decideNext, type NextMove, type OrderProblem, type OrderResponse } from './decide-next.ts';
import { submitOrder } from './submit-order.ts';

interface OrderOptions {
  readonly checkoutId: string;
  readonly prefilled: BillingEntry;
  readonly billingRules: BillingRules;
  /** `None` where vouchers and miles pay for all of it; null while none is chosen. */
  readonly method: OrderPayment['method'] | null;
  readonly card: RefObject<CardFormHandle | null>;
  /** Minor units. */
  readonly total: number;
  /** True where a deposit of the total is paid now. */
  readonly isDeposit: boolean;
  /** True where staff book for a caller, who pays by a link. */
  readonly isByLink: boolean;
  /** Tracking parameters for the next page (FLOW-031). */
  readonly trackingParams: Query;
  /** Called with the errors to show in the form. */
  readonly onFaults: (faults: Faults) => void;
  readonly onMethodMissing: () => void;
}

/** A wallet whose sheet the shopper has confirmed. */
export interface ConfirmedWallet {
  readonly method: WalletMethod;
  readonly token: string;
  /** Billing address with what the wallet says. */
  readonly billing: BillingEntry;
}

export interface OrderPlacement {
  readonly isPlacing: boolean;
  readonly problem: OrderProblem | null;
  /** @param wallet what a wallet's sheet has handed over; without it the chosen method pays */
  readonly place: (form: HTMLFormElement, wallet?: ConfirmedWallet) => Promise<void>;
  readonly dismissProblem: () => void;
}

interface OrderState {
  readonly isPlacing: boolean;
  readonly problem: OrderProblem | null;
}

const idle: OrderState = { isPlacing: false, problem: null };

/**
 * Places orders: checks the form, sends the billing address, then the data of the payment method (PAY-008 to PAY-018).
 * Places one order at a time and ignores clicks meanwhile. After a failure whose modal the shopper has closed, a new
 * order replaces the pending one. When an answer is lost, asks for the order's state before it says anything of it.
 */
export function useOrder(options: OrderOptions): OrderPlacement {
  const { locale } = useVisit();
  const [state, setState] = useState(idle);
  const pending = useRef<AbortController | null>(null);
  const isGivenUp = !useSlice(pendingBooking).isOpen && state.isPlacing;
  const { checkoutId, trackingParams } = options;

  const follow = (move: NextMove) => {
    if (move.kind === 'go') {
      expectPaymentPage(checkoutId);
      return moveTo(move.path);
    }
    if (move.kind === 'leave') return location.assign(move.url);
    closePendingBooking();
    setState(move.kind === 'problem' ? { ...idle, problem: move } : idle);
    if (move.kind === 'faults') options.onFaults(toFaults(move.faults));
    if (move.kind === 'choose') options.onMethodMissing();
    if (move.kind === 'card') options.card.current?.refuse();
  };

  const settle = (posted: PostResult<OrderResponse> | FoundOrder, method: OrderPayment['method']) => {
    options.card.current?.clearMessage?.();
    if (posted.status === 'answered') {
      if (isWallet(method) && isPaymentRefused(posted.answer))
        return follow({ kind: 'problem', problem: 'walletDeclined', newTotal: null });
      const params = { _locale: locale, checkoutId };
      const processing = buildPath(CHECKOUT_STEPS.checkoutPayment.nextPage, params, trackingParams);
      return follow(decideNext(posted.answer, processing));
    }
    if (posted.status === 'gone') {
      closePendingBooking();
      endCheckoutSession();
    } else failPendingBooking();
    setState(idle);
  };

  const place = async (form: HTMLFormElement, wallet?: ConfirmedWallet) => {
    if (pending.current !== null && !isGivenUp) return;
    pending.current?.abort();
    const own = new AbortController();
    pending.current = own;
    await order(new FormData(form), own.signal, wallet).finally(() => {
      if (pending.current === own) pending.current = null;
    });
  };

  const order = async (entered: FormData, signal: AbortSignal, wallet?: ConfirmedWallet) => {
    const method = wallet?.method ?? options.method;
    const prefilled = wallet?.billing ?? options.prefilled;
    const faults = {
      ...readBillingFaults(entered, prefilled, options.billingRules),
      ...(method === 'BankAccount' ? await findBankFaults(entered) : {}),
    };
    options.onFaults(faults);
    if (Object.keys(faults).length > 0) return;
    if (method === null) return options.onMethodMissing();
    setState({ ...idle, isPlacing: true });
    openPendingBooking();
    const billing = readBilling(entered, prefilled);
    const call = { locale, checkoutId, signal };
    const sent = await submitOrder(call, billing, {
      method,
      entered,
      card: options.card.current,
      walletToken: wallet?.token ?? '',
      total: options.total,
      isDeposit: options.isDeposit,
      isByLink: options.isByLink,
    });
    const posted = wallet === undefined || sent === null ? sent : await awaitWallet(call, sent);
    if (signal.aborted) return;
    if (posted?.status === 'lost') {
      losePendingBooking();
      const found = await askOrder(call, posted.mayBeDone);
      if (found !== null) settle(found, method);
    } else if (posted === null) {
      closePendingBooking();
      setState(idle);
    } else settle(posted, method);
  };

  return { ...state, isPlacing: state.isPlacing && !isGivenUp, place, dismissProblem: () => setState(idle) };
}
