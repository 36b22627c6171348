import { clientActions, defineSlice, requireStore } from '../../../site/client-store.ts';

/** State of reloading the checkout (FLOW-034), with the error code when it was rejected (FLOW-035). */
export interface CheckoutLoad {
  readonly isLoading: boolean;
  readonly isResolved: boolean;
  readonly isRejected: boolean;
  /** Code of the error; null unless it was rejected. */
  readonly error: string | null;
}

/** Initial state: the page already contains its checkout. */
const resolved: CheckoutLoad = { isLoading: false, isResolved: true, isRejected: false, error: null };

export const checkoutLoadSlice = defineSlice<CheckoutLoad>({
  key: 'checkoutLoad',
  initial: resolved,
  reduce(state, action) {
    if (action.type === 'CHECKOUT_LOADING') return { ...resolved, isLoading: true, isResolved: false };
    if (action.type === 'CHECKOUT_LOADED' || action.type === pageChanged) return resolved;
    return isRejection(action)
      ? { isLoading: false, isResolved: false, isRejected: true, error: action.error }
      : state;
  },
});

const pageChanged = clientActions.changePage(null, null).type;

export const checkoutLoadActions = {
  begin: () => ({ type: 'CHECKOUT_LOADING' }) as const,
  resolve: () => ({ type: 'CHECKOUT_LOADED' }) as const,
  reject: (error: string) => ({ type: 'CHECKOUT_NOT_LOADED', error }) as const,
};

/** Records that the session has ended; a dialog shows it on every page (ERR-012, ERR-013). */
export function endCheckoutSession(): void {
  requireStore().dispatch(checkoutLoadActions.reject('noBookingError'));
}

function isRejection(action: {
  readonly type: string;
}): action is ReturnType<typeof checkoutLoadActions.reject> {
  return action.type === 'CHECKOUT_NOT_LOADED';
}
