import { z } from 'zod';

const amount = z.int().min(1, 'must be > 0');
const currency = z.string().regex(/^[A-Z]{3}$/, 'must be a 3 letter ISO 4217 character code');
const refno = z.string().min(1).max(40);
const refno2 = z.string().max(40).optional();
const url = z.url();
const text = z.string().optional();
const flag = z.boolean().optional();
/** Objects of the description that nobody here sends part by part. */
const anyObject = z.looseObject({}).optional();

/** Every property of an address is an optional text. */
const address = z
  .strictObject(
    Object.fromEntries(
      [
        'id',
        'title',
        'name',
        'firstName',
        'lastName',
        'gender',
        'email',
        'street',
        'street2',
        'zipCode',
        'city',
        'country',
        'countrySubdivision',
        'sortingCode',
        'phoneNumber',
        'phone',
        'cellPhone',
        'birthDate',
        'language',
        'type',
        'companyLegalForm',
        'companyRegisterNumber',
        'ipAddress',
      ].map((key) => [key, text]),
    ),
  )
  .optional();

const phone = z.strictObject({ cc: text, subscriber: text }).optional();

const cardholder = z
  .strictObject({
    addrMatch: z.enum(['Y', 'N']).optional(),
    ...Object.fromEntries(
      ['bill', 'ship'].flatMap((kind) =>
        ['City', 'Country', 'Line1', 'Line2', 'Line3', 'PostCode', 'State'].map((part) => [
          `${kind}Addr${part}`,
          text,
        ]),
      ),
    ),
    email: text,
    homePhone: phone,
    mobilePhone: phone,
    workPhone: phone,
    cardholderName: z.string().max(50).optional(),
  })
  .optional();

const threeDSecure = z
  .strictObject({
    threeDSRequestor: anyObject,
    threeDSRequestorURL: text,
    cardholderAccount: anyObject,
    cardholder,
    purchase: anyObject,
    merchant: anyObject,
    broadInfo: text,
    browserInformation: anyObject,
    threeRIInd: text,
  })
  .optional();

const card = z
  .strictObject({
    type: text,
    alias: text,
    number: text,
    expiryMonth: z.string().regex(/^\d{2}$/),
    expiryYear: z.string().regex(/^\d{2}$/),
    '3D': anyObject,
  })
  .optional();

const redirect = z
  .strictObject({
    successUrl: url.optional(),
    cancelUrl: url.optional(),
    errorUrl: url.optional(),
    startTarget: text,
    returnTarget: text,
    method: z.enum(['GET', 'POST']).optional(),
  })
  .optional();

const option = z
  .strictObject({
    createAlias: flag,
    returnMaskedCardNumber: flag,
    returnCustomerCountry: flag,
    authenticationOnly: flag,
    rememberMe: z.enum(['true', 'checked']).optional(),
    returnMobileToken: flag,
    storeCustomerData: flag,
  })
  .optional();

const payPalInit = z
  .strictObject({
    alias: text,
    imageUrl: text,
    displayShippingDetails: flag,
    forwardCustomerDetails: flag,
    returnCustomerDetails: flag,
    createOrder: flag,
    fraudSessionId: text,
    transactionContext: anyObject,
  })
  .optional();

/**
 * Bodies of the calls. The double covers cards, ELV and PAP, on its page APL and PAY: properties for other payment methods, and registrations
 * without an amount, are refused although the description knows them.
 */
export const requestSchemas = {
  init: z.strictObject({
    amount,
    currency,
    refno,
    refno2,
    autoSettle: flag,
    language: z.string().length(2).optional(),
    paymentMethods: z.array(z.string().length(3)).optional(),
    customer: address,
    billing: address,
    shipping: address,
    order: anyObject,
    theme: anyObject,
    airlineData: anyObject,
    redirect,
    webhook: z.strictObject({ url }).optional(),
    option,
    card,
    PAP: payPalInit,
    ELV: z.strictObject({ alias: text, iban: text, mandateId: text, mandateText: text }).optional(),
  }),
  secureFieldsInit: z.strictObject({
    amount: amount.optional(),
    currency,
    returnUrl: url,
    mcp: anyObject,
    '3D': threeDSecure,
  }),
  secureFieldsUpdate: z.strictObject({ amount: amount.optional(), currency }),
  authorizeSplit: z.strictObject({
    amount: amount.optional(),
    refno: z.string().max(40),
    refno2,
    autoSettle: flag,
    CDM: anyObject,
    airlineData: anyObject,
    '3D': z.strictObject({ apply: flag }).optional(),
  }),
  authorize: z.strictObject({
    amount,
    currency,
    refno,
    refno2,
    autoSettle: flag,
    customer: address,
    billing: address,
    shipping: address,
    order: anyObject,
    airlineData: anyObject,
    option: z.strictObject({ storeCustomerData: flag }).optional(),
    card,
    ELV: z.strictObject({ alias: text, iban: text }).optional(),
    PAP: z.strictObject({ alias: text, orderTransactionId: text, fraudSessionId: text }).optional(),
  }),
  settle: z.strictObject({
    amount,
    currency,
    refno,
    refno2,
    airlineData: anyObject,
    extensions: anyObject,
    partialCapture: z
      .strictObject({ sequenceNumber: z.int().min(1), totalNumber: z.int().min(1) })
      .optional(),
  }),
  cancel: z.strictObject({ refno: refno.optional() }),
  // What a credit without an amount does is not known, so the double refuses it.
  credit: z.strictObject({ amount, currency, refno, refno2, extensions: anyObject }),
  increase: z.strictObject({ amount, currency, refno }),
};

type Schemas = typeof requestSchemas;
/** A parsed body. */
export type RequestBody<Call extends keyof Schemas> = z.infer<Schemas[Call]>;
