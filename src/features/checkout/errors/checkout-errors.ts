import { clientActions, defineSlice } from '../../../site/client-store.ts';

/** Parts of the checkout with their own error state (CDATA-015, ERR-001). */
export type ErrorContext = 'checkout' | 'ancillaries' | 'customer' | 'payment';

/** The error of a part of the checkout; `code` is a server error's id or one of ours. */
export interface CheckoutError {
  readonly type: 'error';
  readonly code: string;
}

type CheckoutErrors = Readonly<Partial<Record<ErrorContext, readonly CheckoutError[]>>>;

/** Errors by context (ERR-001 to ERR-003); a new page starts without any. */
export const checkoutErrorSlice = defineSlice<CheckoutErrors>({
  key: 'checkoutErrors',
  initial: {},
  reduce(state, action) {
    if (isCheckoutErrorAction(action))
      return { ...state, [action.context]: [{ type: 'error', code: action.code }] };
    if (isForgottenError(action)) return { ...state, [action.context]: [] };
    return action.type === pageChanged ? {} : state;
  },
});

const pageChanged = clientActions.changePage(null, null).type;

export const checkoutErrorActions = {
  keep: (context: ErrorContext, code: string) => ({ type: 'CHECKOUT_ERROR_KEPT', context, code }) as const,
  forget: (context: ErrorContext) => ({ type: 'CHECKOUT_ERROR_FORGOTTEN', context }) as const,
};

type CheckoutErrorAction = ReturnType<typeof checkoutErrorActions.keep>;
type ForgottenError = ReturnType<typeof checkoutErrorActions.forget>;

function isCheckoutErrorAction(action: { readonly type: string }): action is CheckoutErrorAction {
  return action.type === 'CHECKOUT_ERROR_KEPT';
}

function isForgottenError(action: { readonly type: string }): action is ForgottenError {
  return action.type === 'CHECKOUT_ERROR_FORGOTTEN';
}
