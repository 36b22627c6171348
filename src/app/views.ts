import type { ComponentType } from 'react';
import type { ModuleComponents } from '../content-modules/registry/frame-components.ts';
import type { PageData, ViewName } from '../site/page-data.ts';
import type { ViewProps } from '../site/view-props.ts';
import type { TextsArea } from '../texts/text-areas.ts';

/** The component of a view, shown with the props of the page answer that names it. */
export type View = ComponentType<ViewProps[ViewName]>;

/** The component of each view, which has to take the props that the feature declares for it. */
export type ViewModules = {
  readonly [Name in ViewName]: () => Promise<{ readonly default: ComponentType<ViewProps[Name]> }>;
};

/** Every view, loaded on demand (SHELL-056). The key is what a page answer names, the path what the asset manifest names. */
export const viewModules = {
  content: () => import('./content/content-page.tsx'),
  contentForms: () => import('./content/forms-page.tsx'),
  results: () => import('./pages/results-view.tsx'),
  places: () => import('../features/search/places/places-page.tsx'),
  hotel: () => import('./pages/hotel-cascade-view.tsx'),
  hotelCalendar: () => import('./pages/hotel-calendar-view.tsx'),
  favorites: () => import('../features/favorites/favorites-page.tsx'),
  priceAlert: () => import('./pages/price-alert-view.tsx'),
  roomRequest: () => import('./pages/room-request-view.tsx'),
  priceAlertConfirm: () => import('../features/price-alerts/alert-confirm-page.tsx'),
  priceAlerts: () => import('../features/price-alerts/alert-list-page.tsx'),
  glossary: () => import('../features/glossary/glossary-page.tsx'),
  destination: () => import('./pages/destination-view.tsx'),
  checkoutExtras: () => import('../features/checkout/extras/extras-page.tsx'),
  checkoutTravellers: () => import('../features/checkout/travellers/travellers-page.tsx'),
  checkoutPayment: () => import('./pages/checkout-payment-view.tsx'),
  checkoutChallenge: () => import('./pages/checkout-challenge-view.tsx'),
  bookingProgress: () => import('../features/booking/progress/progress-page.tsx'),
  bookingResult: () => import('../features/booking/result/result-page.tsx'),
  myTrips: () => import('../features/booking/my-trips/trips-page.tsx'),
  trip: () => import('../features/booking/my-trips/trip-page.tsx'),
  tripChange: () => import('../features/booking/changes/change-page.tsx'),
  tripChangeName: () => import('../features/booking/changes/name-change-page.tsx'),
  tripContractTransfer: () =>
    import('../features/booking/changes/contract-transfer/contract-transfer-page.tsx'),
  tripChangeExtras: () => import('../features/booking/changes/extras/extras-change-page.tsx'),
  tripRebook: () => import('../features/booking/changes/rebook/rebook-page.tsx'),
  tripChangeReview: () => import('./pages/payment-of-change-view.tsx'),
  tripCancel: () => import('../features/booking/cancellation/cancel-page.tsx'),
  tripNotice: () => import('../features/booking/notice-page/notice-page.tsx'),
  tripVoucherOffer: () => import('../features/booking/voucher-offer-page/voucher-offer-page.tsx'),
  tripReview: () => import('../features/booking/reviews/review-page.tsx'),
  signIn: () => import('../features/members/sign-in-page.tsx'),
  verificationRequired: () => import('../features/members/verification-page.tsx'),
  account: () => import('../features/members/account-page.tsx'),
  newsletterConfirm: () => import('../features/newsletter/confirm-page.tsx'),
  voucherForm: () => import('./pages/voucher-form-view.tsx'),
  voucherPayment: () => import('./pages/voucher-payment-view.tsx'),
  voucherResult: () => import('../features/vouchers/sale/result/voucher-result-page.tsx'),
  paymentLink: () => import('./pages/payment-link-view.tsx'),
  withdrawal: () => import('../features/withdrawal/withdrawal-page.tsx'),
  notFound: () => import('../features/shell/not-found-page.tsx'),
  failure: () => import('../features/shell/failure-page.tsx'),
} satisfies ViewModules;

/** Source files of the views, as the asset manifest names them. */
export const viewSources: Record<ViewName, string> = {
  content: 'src/app/content/content-page.tsx',
  contentForms: 'src/app/content/forms-page.tsx',
  results: 'src/app/pages/results-view.tsx',
  places: 'src/features/search/places/places-page.tsx',
  hotel: 'src/app/pages/hotel-cascade-view.tsx',
  hotelCalendar: 'src/app/pages/hotel-calendar-view.tsx',
  favorites: 'src/features/favorites/favorites-page.tsx',
  priceAlert: 'src/app/pages/price-alert-view.tsx',
  roomRequest: 'src/app/pages/room-request-view.tsx',
  priceAlertConfirm: 'src/features/price-alerts/alert-confirm-page.tsx',
  priceAlerts: 'src/features/price-alerts/alert-list-page.tsx',
  glossary: 'src/features/glossary/glossary-page.tsx',
  destination: 'src/app/pages/destination-view.tsx',
  checkoutExtras: 'src/features/checkout/extras/extras-page.tsx',
  checkoutTravellers: 'src/features/checkout/travellers/travellers-page.tsx',
  checkoutPayment: 'src/app/pages/checkout-payment-view.tsx',
  checkoutChallenge: 'src/app/pages/checkout-challenge-view.tsx',
  bookingProgress: 'src/features/booking/progress/progress-page.tsx',
  bookingResult: 'src/features/booking/result/result-page.tsx',
  myTrips: 'src/features/booking/my-trips/trips-page.tsx',
  trip: 'src/features/booking/my-trips/trip-page.tsx',
  tripChange: 'src/features/booking/changes/change-page.tsx',
  tripChangeName: 'src/features/booking/changes/name-change-page.tsx',
  tripContractTransfer: 'src/features/booking/changes/contract-transfer/contract-transfer-page.tsx',
  tripChangeExtras: 'src/features/booking/changes/extras/extras-change-page.tsx',
  tripRebook: 'src/features/booking/changes/rebook/rebook-page.tsx',
  tripChangeReview: 'src/app/pages/payment-of-change-view.tsx',
  tripCancel: 'src/features/booking/cancellation/cancel-page.tsx',
  tripNotice: 'src/features/booking/notice-page/notice-page.tsx',
  tripVoucherOffer: 'src/features/booking/voucher-offer-page/voucher-offer-page.tsx',
  tripReview: 'src/features/booking/reviews/review-page.tsx',
  signIn: 'src/features/members/sign-in-page.tsx',
  verificationRequired: 'src/features/members/verification-page.tsx',
  account: 'src/features/members/account-page.tsx',
  newsletterConfirm: 'src/features/newsletter/confirm-page.tsx',
  voucherForm: 'src/app/pages/voucher-form-view.tsx',
  voucherPayment: 'src/app/pages/voucher-payment-view.tsx',
  voucherResult: 'src/features/vouchers/sale/result/voucher-result-page.tsx',
  paymentLink: 'src/app/pages/payment-link-view.tsx',
  withdrawal: 'src/features/withdrawal/withdrawal-page.tsx',
  notFound: 'src/features/shell/not-found-page.tsx',
  failure: 'src/features/shell/failure-page.tsx',
};

/** The same of a page as it was served: what does not act on a content page needs no code there. */
export const servedViewSources: Record<ViewName, string> = {
  ...viewSources,
  content: 'src/app/content/served-content-page.tsx',
  contentForms: 'src/app/content/served-forms-page.tsx',
};

/** Source of the notices above a view. */
export const noticesSource = 'src/content-modules/registry/notice-components.ts';

const loaded = new Map<ViewName, Promise<View>>();

/** Interface texts that a view and what it opens use (`npm run check:texts` finds the ones it lacks). */
export const viewTexts: Record<ViewName, readonly TextsArea[]> = {
  content: ['frame', 'mask', 'interactive', 'notices', 'further'],
  contentForms: ['frame', 'mask', 'interactive', 'notices', 'further', 'forms'],
  results: ['frame', 'mask', 'results'],
  places: ['frame', 'mask', 'places'],
  hotel: ['frame', 'hotel', 'tickets'],
  hotelCalendar: ['frame', 'hotel', 'tickets'],
  favorites: ['frame', 'hotel', 'further'],
  priceAlert: ['frame', 'alerts', 'forms'],
  roomRequest: ['frame', 'alerts', 'forms'],
  priceAlertConfirm: ['frame', 'alerts'],
  priceAlerts: ['frame', 'alerts'],
  glossary: ['frame', 'further'],
  destination: ['frame', 'mask', 'hotel', 'further'],
  checkoutExtras: ['frame', 'checkout', 'tickets'],
  checkoutTravellers: ['frame', 'checkout', 'tickets'],
  checkoutPayment: ['frame', 'checkout', 'payment', 'tickets'],
  checkoutChallenge: ['frame', 'checkout', 'payment', 'tickets'],
  bookingProgress: ['frame', 'checkout', 'booking'],
  bookingResult: ['frame', 'checkout', 'booking', 'tickets'],
  myTrips: ['frame', 'booking', 'trips'],
  trip: ['frame', 'checkout', 'booking', 'trips', 'tickets'],
  tripChange: ['frame', 'booking', 'trips'],
  tripChangeName: ['frame', 'checkout', 'booking', 'trips'],
  tripContractTransfer: ['frame', 'checkout', 'booking', 'trips'],
  tripChangeExtras: ['frame', 'checkout', 'booking', 'trips'],
  tripRebook: ['frame', 'checkout', 'booking', 'trips'],
  tripChangeReview: ['frame', 'checkout', 'booking', 'payment', 'pay', 'trips', 'tickets'],
  tripCancel: ['frame', 'checkout', 'booking', 'trips'],
  tripNotice: ['frame', 'checkout', 'booking', 'trips'],
  tripVoucherOffer: ['frame', 'booking', 'trips'],
  tripReview: ['frame', 'booking', 'trips'],
  signIn: ['frame', 'members'],
  verificationRequired: ['frame', 'members'],
  account: ['frame', 'members'],
  newsletterConfirm: ['frame', 'members'],
  voucherForm: ['frame', 'checkout', 'payment', 'further', 'forms', 'vouchers'],
  voucherPayment: ['frame', 'checkout', 'payment', 'vouchers'],
  voucherResult: ['frame', 'further', 'vouchers'],
  paymentLink: ['frame', 'checkout', 'payment', 'pay'],
  withdrawal: ['frame', 'vouchers'],
  notFound: ['frame'],
  failure: ['frame'],
};

/** The same of a page as it was served. */
export const servedViewTexts: Record<ViewName, readonly TextsArea[]> = {
  ...viewTexts,
  content: ['frame', 'mask', 'interactive'],
  contentForms: ['frame', 'mask', 'interactive', 'forms'],
};

/** Code of the notices, for pages that have some; null for the others. */
export async function loadNotices({ notices }: Pick<PageData, 'notices'>): Promise<ModuleComponents | null> {
  return notices === undefined
    ? null
    : (await import('../content-modules/registry/notice-components.ts')).noticeComponents;
}

/** The same for a page as it was served: mostly none, since few notices act. */
export async function loadServedNotices({
  notices,
}: Pick<PageData, 'notices'>): Promise<ModuleComponents | null> {
  if (notices === undefined) return null;
  return notices.some(({ isServed }) => isServed !== true)
    ? (await import('../content-modules/registry/interactive-notices.ts')).interactiveNotices
    : {};
}

/** Interface texts that a page uses. */
export function listTextAreas({ view, notices }: Pick<PageData, 'view' | 'notices'>): readonly TextsArea[] {
  return notices === undefined
    ? viewTexts[view]
    : [...new Set([...viewTexts[view], 'interactive' as const, 'notices' as const])];
}

/** The same for a page as it was served. */
export function listServedTextAreas(page: PageData): readonly TextsArea[] {
  const { view, notices = [] } = page;
  const interactive = notices.some(({ isServed }) => isServed !== true) ? (['interactive'] as const) : [];
  return [...new Set([...servedViewTexts[view], ...interactive])];
}

/** Loads what React needs to take over a page that was served. */
export async function loadServedView(name: ViewName): Promise<View> {
  // The caller shows them with the props of a content page, as `loadView` says.
  if (name === 'content') return (await import('./content/served-content-page.tsx')).default as View;
  if (name === 'contentForms') return (await import('./content/served-forms-page.tsx')).default as View;
  return loadView(name);
}

/**
 * Loads a view before it is rendered, so that neither side ever renders a fallback for it. A failed load may be
 * repeated.
 */
export function loadView(name: ViewName): Promise<View> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  // A page answer has the props of its view, and `viewModules` the component for them: TypeScript loses that they go together.
  const view = viewModules[name]().then((module) => module.default as View);
  loaded.set(name, view);
  view.catch(() => loaded.delete(name));
  return view;
}
