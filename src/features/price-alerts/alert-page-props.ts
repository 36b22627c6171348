import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { AlertRequestOutcome } from './price-alert.ts';

/** Why a form was not taken; `captcha`: this shop's captcha was not passed. */
export const alertFaults = [
  'invalid-email',
  'invalid-target',
  'not-sold',
  'too-many',
  'captcha',
] as const satisfies readonly (Exclude<AlertRequestOutcome, 'sent'> | 'captcha')[];
export type AlertFault = (typeof alertFaults)[number];

/** What is watched, in the visitor's words. */
export interface ShownWatch {
  readonly name: string;
  readonly trip: string;
  /** '' for none. */
  readonly details: string;
  /** The hotel's page or the list. */
  readonly path: string;
  readonly isHotel: boolean;
}

export interface AlertPageProps {
  readonly watch: ShownWatch;
  /** The cheapest of it now, minor units of the charged currency; null where nothing is sold. */
  readonly price: { readonly perPerson: number; readonly total: number } | null;
  readonly currency: CurrencyCode;
  readonly travellers: number;
  /** The last day of an alert that is confirmed today, `YYYY-MM-DD`. */
  readonly endsOn: string;
  /** Where the form is sent: this page with its query. */
  readonly action: string;
  readonly state: 'ask' | 'sent';
  readonly fault: AlertFault | null;
  /** What the form begins with: the verified address of a member, and the wanted price of a form that was not taken. */
  readonly email: string;
  readonly target: string;
  /** A member pays less than everybody else, whose price is watched. */
  readonly hasMemberPrice: boolean;
}

export interface AlertConfirmPageProps {
  /** `ask`: the link opens, nothing is confirmed yet; `ended`: it is over or not ours; `full`: the address has as many alerts as it can have. */
  readonly state: 'ask' | 'confirmed' | 'ended' | 'full';
  /** What is watched; '' unless the page asks. */
  readonly name: string;
  /** Token of the link; '' unless the page asks. */
  readonly token: string;
}

export interface ListedAlert extends ShownWatch {
  readonly id: string;
  readonly currency: CurrencyCode;
  /** Wanted price of one traveller, minor units; null for none. */
  readonly target: number | null;
  /** `YYYY-MM-DD`. */
  readonly endsOn: string;
  /** Whether prolonging it would move its end. */
  readonly canBeProlonged: boolean;
  /** The newest first; days `YYYY-MM-DD`, amounts minor units for the whole party, null where nothing was sold. */
  readonly prices: readonly { readonly day: string; readonly amount: number | null }[];
}

export interface AlertListPageProps {
  /** Null for a link that is not ours or has ended. */
  readonly alerts: readonly ListedAlert[] | null;
  readonly listKey: string;
  /** What was done just now. */
  readonly done: 'end' | 'prolong' | null;
}

declare module '../../site/view-props.ts' {
  interface ViewProps {
    readonly priceAlert: AlertPageProps;
    readonly priceAlertConfirm: AlertConfirmPageProps;
    readonly priceAlerts: AlertListPageProps;
  }
}
