import { type RefObject, useRef, useState } from 'react';
import type { PaymentMethod } from '../../../domain/payment-means.ts';
import { CHECKOUT_STEPS } from '../../../site/checkout-steps.ts';
import { moveTo } from '../../../site/move-to.ts';
import type { Posted } from '../../../site/post-answer.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { buildPath, type Query } from '../../../url.ts';
import { closePendingBooking, failPendingBooking, openPendingBooking } from '../pending/pending-booking.ts';
import type { BillingEntry } from './billing-entry.ts';
import { readBilling } from './billing-entry.ts';
import type { CardDesk } from './card-desk.ts';
import { decideNext, type NextMove, type OrderAnswer, type PaymentProblem } from './decide-next.ts';
import { placeOrder } from './place-order.ts';
import { type Faults, nameFaults, readBillingFaults } from './read-faults.ts';

interface OrderOptions {
  readonly checkoutId: string;
  readonly begun: BillingEntry;
  readonly method: PaymentMethod | null;
  readonly card: RefObject<CardDesk | null>;
  /** Minor units, as shown on the button. */
  readonly total: number;
  /** Carried along to the next page (FLOW-031). */
  readonly trackingParams: Query;
  /** What has to be put right in the form, and seen first. */
  readonly onFaults: (faults: Faults) => void;
  readonly onMethodMissing: () => void;
}

export interface Order {
  readonly isPlacing: boolean;
  readonly problem: PaymentProblem | null;
  /** Minor units, where the price is the problem. */
  readonly newTotal: number | null;
  readonly isSessionOver: boolean;
  readonly place: (form: HTMLFormElement) => Promise<void>;
  readonly dismissProblem: () => void;
}

interface OrderState {
  readonly isPlacing: boolean;
  readonly problem: PaymentProblem | null;
  readonly newTotal: number | null;
  readonly isSessionOver: boolean;
}

const idle: OrderState = { isPlacing: false, problem: null, newTotal: null, isSessionOver: false };

/**
 * Ordering: the form is checked, the billed person sent, then what the method asks for (PAY-008 to PAY-018). One order at
 * a time: a new one takes the place of one that is still pending, and while one is being placed further presses do nothing.
 */
export function useOrder(options: OrderOptions): Order {
  const { locale } = useVisit();
  const [state, setState] = useState(idle);
  const pending = useRef<AbortController | null>(null);
  const isBusy = useRef(false);
  const { checkoutId, trackingParams } = options;

  const follow = (move: NextMove) => {
    if (move.kind === 'go') return moveTo(move.path);
    if (move.kind === 'leave') return location.assign(move.url);
    closePendingBooking();
    setState(move.kind === 'problem' ? { ...idle, problem: move.problem, newTotal: move.newTotal } : idle);
    if (move.kind === 'faults') options.onFaults(nameFaults(move.faults));
    if (move.kind === 'choose') options.onMethodMissing();
    if (move.kind === 'card') options.card.current?.refuse();
  };

  const settle = (posted: Posted<OrderAnswer>) => {
    if (posted.status === 'answered') {
      const place = { _locale: locale, checkoutId };
      const processing = buildPath(CHECKOUT_STEPS.checkoutPayment.nextPage, place, trackingParams);
      return follow(decideNext(posted.answer, processing));
    }
    if (posted.status === 'gone') {
      closePendingBooking();
      return setState({ ...idle, isSessionOver: true });
    }
    failPendingBooking();
    setState(idle);
  };

  const place = async (form: HTMLFormElement) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await order(new FormData(form)).finally(() => {
      isBusy.current = false;
    });
  };

  const order = async (entered: FormData) => {
    const faults = {
      ...readBillingFaults(entered, options.begun),
      ...(options.method === 'BankAccount' ? await findBankFaults(entered) : {}),
    };
    options.onFaults(faults);
    if (Object.keys(faults).length > 0) return;
    if (options.method === null) return options.onMethodMissing();
    pending.current?.abort();
    pending.current = new AbortController();
    const { signal } = pending.current;
    setState({ ...idle, isPlacing: true });
    openPendingBooking();
    const billing = readBilling(entered, options.begun);
    const posted = await placeOrder({ locale, checkoutId, signal }, billing, {
      method: options.method,
      entered,
      card: options.card.current,
      total: options.total,
    });
    if (signal.aborted) return;
    if (posted !== null) return settle(posted);
    closePendingBooking();
    setState(idle);
  };

  return { ...state, place, dismissProblem: () => setState(idle) };
}

/** The rules of bank accounts know every country's; they are loaded when somebody pays from one. */
export async function findBankFaults(entered: FormData): Promise<Faults> {
  const { readBankFaults } = await import('./read-bank-faults.ts');
  return readBankFaults(entered);
}
