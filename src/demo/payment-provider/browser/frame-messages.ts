import type {
  SecureField,
  SecureFieldState,
  SecureFieldsEvents,
} from '../../../ports/payment/secure-fields-port.ts';

/** Messages from the script in the shop's page to a frame of the provider. */
export type ToFrame =
  | {
      readonly kind: 'setup';
      readonly label: string;
      readonly placeholder: string;
      readonly inputType: string;
      readonly styles: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'focus' }
  | { readonly kind: 'style'; readonly selector: string; readonly declarations: string }
  | { readonly kind: 'placeholder'; readonly text: string }
  | { readonly kind: 'error'; readonly message: string | null }
  /** To the frame of the code: how long that is depends on the brand. */
  | { readonly kind: 'brand'; readonly brand: SecureFieldState['paymentMethod'] }
  /** To the frame of the number alone, which fetches the code from its neighbour. */
  | { readonly kind: 'submit'; readonly expm: number; readonly expy: number; readonly holder: string };

/** Messages from a frame to the script. They never contain the card number or the security code. */
export type FromFrame =
  | { readonly kind: 'loaded' }
  | {
      readonly kind: 'change';
      readonly event: SecureFieldsEvents['change']['event'];
      readonly state: SecureFieldState;
    }
  | { readonly kind: 'validate'; readonly fields: Readonly<Record<SecureField, SecureFieldState>> }
  | { readonly kind: 'success'; readonly data: SecureFieldsEvents['success'] }
  | { readonly kind: 'failed'; readonly error: SecureFieldsEvents['error'] };

/** Marks our messages among those that other scripts of the page may send. */
export interface Marked<Message> {
  readonly secureFields: string;
  readonly message: Message;
}
