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
    if (isAddErrorAction(action))
      return { ...state, [action.context]: [{ type: 'error', code: action.code }] };
    if (isClearErrorAction(action)) return { ...state, [action.context]: [] };
    return action.type === pageChanged ? {} : state;
  },
});

const pageChanged = clientActions.changePage(null, null).type;

export const checkoutErrorActions = {
  add: (context: ErrorContext, code: string) => ({ type: 'CHECKOUT_ERROR_ADDED', context, code }) as const,
  clear: (context: ErrorContext) => ({ type: 'CHECKOUT_ERROR_CLEARED', context }) as const,
};

type AddErrorAction = ReturnType<typeof checkoutErrorActions.add>;
type ClearErrorAction = ReturnType<typeof checkoutErrorActions.clear>;

function isAddErrorAction(action: { readonly type: string }): action is AddErrorAction {
  return action.type === 'CHECKOUT_ERROR_ADDED';
}

function isClearErrorAction(action: { readonly type: string }): action is ClearErrorAction {
  return action.type === 'CHECKOUT_ERROR_CLEARED';
}
