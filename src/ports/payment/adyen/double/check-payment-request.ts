import { type Fields, requireAmount, requireStructure, requireText } from './check-structure.ts';
import type { PaymentRequest } from './checkout-requests.ts';
import type { RequestStructure } from './request-fields.ts';
import { invalid } from './service-error.ts';

const maxReference = 80;
const maxReturnUrl = 8000;
const maxOrigin = 80;
const maxCaptureDelayHours = 672;
const methodStructures: Readonly<Record<string, RequestStructure>> = {
  scheme: 'CardDetails',
  card: 'CardDetails',
  sepadirectdebit: 'SepaDirectDebitDetails',
  paypal: 'PayPalDetails',
  applepay: 'ApplePayDetails',
  googlepay: 'GooglePayDetails',
};
const browserFields = [
  'acceptHeader',
  'colorDepth',
  'javaEnabled',
  'language',
  'screenHeight',
  'screenWidth',
  'timeZoneOffset',
  'userAgent',
];
const addressFields = ['city', 'country', 'houseNumberOrName', 'postalCode', 'street'];

/**
 * `POST /payments` with everything that the vendor requires.
 * @throws RequestError
 */
export function checkPaymentRequest(body: unknown): PaymentRequest {
  const fields = requireStructure('PaymentRequest', body);
  requireAmount(fields);
  requireText(fields, 'reference', maxReference, '130');
  requireText(fields, 'returnUrl', maxReturnUrl, '14_030');
  if (fields.paymentMethod === undefined)
    throw invalid('702', "Required object 'paymentMethod' is not provided.");
  const type = String((fields.paymentMethod as { type?: unknown } | null)?.type);
  const structure = methodStructures[type];
  if (structure === undefined) throw invalid('702', `Payment method '${type}' is not supported.`);
  requireStructure(structure, fields.paymentMethod);
  if (fields.billingAddress !== undefined) {
    const address = requireStructure('BillingAddress', fields.billingAddress);
    for (const name of addressFields) requireText(address, name, 3000, '104');
  }
  if (fields.browserInfo !== undefined) requireStructure('BrowserInfo', fields.browserInfo);
  if (fields.origin !== undefined) checkOrigin(requireText(fields, 'origin', maxOrigin));
  const { captureDelayHours = 0 } = fields;
  if (!isBetween(captureDelayHours, 0, maxCaptureDelayHours))
    throw invalid('702', `captureDelayHours is not between 0 and ${maxCaptureDelayHours}`);
  return fields as Fields & PaymentRequest;
}

/**
 * What 3-D Secure on the web needs on top: origin, the whole browser information, the shopper's IP address or email address.
 * @throws RequestError
 */
export function checkAuthenticationData(request: PaymentRequest): void {
  const { origin, browserInfo = {}, shopperIP, shopperEmail } = request;
  if (origin === undefined) throw invalid('702', "Required field 'origin' is not provided.");
  for (const name of browserFields)
    if (browserInfo[name] === undefined)
      throw invalid('702', `Required field 'browserInfo.${name}' is not provided.`);
  if (shopperIP === undefined && shopperEmail === undefined)
    throw invalid('702', "One of 'shopperIP' and 'shopperEmail' is required for 3D Secure 2.");
}

function checkOrigin(origin: string): void {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw invalid('702', "Field 'origin' is not an origin without a path.");
}

function isBetween(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
