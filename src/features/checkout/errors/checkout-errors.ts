import { defineSlice } from '../../../site/client-store.ts';

/** Parts of the checkout with their own error state (CDATA-015, ERR-001). */
export type ErrorContext = 'checkout' | 'ancillaries' | 'customer' | 'payment';

/** The error of a part of the checkout; `code` is a server error's id or one of ours. */
export interface CheckoutError {
  readonly type: 'error';
  readonly code: string;
}

type CheckoutErrors = Readonly<Partial<Record<ErrorContext, readonly CheckoutError[]>>>;

export const checkoutErrorActions = {
  add: (context: ErrorContext, code: string) => ({ type: 'CHECKOUT_ERROR_ADDED', context, code }) as const,
  clear: (context: ErrorContext) => ({ type: 'CHECKOUT_ERROR_CLEARED', context }) as const,
};
type CheckoutErrorAction = ReturnType<(typeof checkoutErrorActions)[keyof typeof checkoutErrorActions]>;

/** Errors by context (ERR-001 to ERR-003); a new page starts without any. */
export const checkoutErrorSlice = defineSlice<CheckoutErrors>({
  key: 'checkoutErrors',
  initial: {},
  reduce: (state, action) =>
    action.type === 'PAGE_CHANGED' ? {} : reduceErrors(state, action as CheckoutErrorAction),
});

function reduceErrors(state: CheckoutErrors, action: CheckoutErrorAction): CheckoutErrors {
  switch (action.type) {
    case 'CHECKOUT_ERROR_ADDED':
      return { ...state, [action.context]: [{ type: 'error', code: action.code }] };
    case 'CHECKOUT_ERROR_CLEARED':
      return { ...state, [action.context]: [] };
    default:
      return state;
  }
}
