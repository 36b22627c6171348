const money = { amount: 12_345, currency: 'EUR' };
const named = { paymentId: 'p'.repeat(22), reference: 'fuzz-1' };
const id = 'a'.repeat(22);

/** Bodies that the shop and the card fields send to the embedded payment provider, by the path of the call. */
export const providerBodies: Readonly<Record<string, object>> = {
  '/v1/openCardFields': {
    reference: 'fuzz-1',
    ...money,
    returnUrl: 'http://shop.test/de-de/booking/x/payment',
    language: 'de',
  },
  '/v1/authorise': {
    reference: 'fuzz-1',
    ...money,
    paymentDetails: { method: 'BankAccount', holderName: 'Ada Lovelace', iban: 'DE89370400440532013000' },
    returnUrl: 'http://shop.test/de-de/booking/x/payment',
    shopper: { language: 'de', email: 'ada@traveller.example' },
  },
  '/v1/proceed': { ...named, details: '{}' },
  '/v1/capture': { ...named, ...money },
  '/v1/cancel': named,
  '/v1/refund': { ...named, ...money },
  '/v1/readCard': { token: id },
  '/fields/:transactionId': {
    number: '4111111111111111',
    cvv: '123',
    expm: 12,
    expy: 2030,
    holder: 'Ada Lovelace',
  },
  '/challenge/:id': { answer: 'agree', code: '123456' },
  '/wallet/:id': { answer: 'agree' },
};

/** Path parameters of the provider by route; '' stands for all others. */
export const providerParams: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': { transactionId: id, id, field: 'cardNumber', digits: '411111', reference: 'fuzz-1' },
};
