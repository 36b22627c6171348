import { describe, expect, test } from 'vitest';
import { buildVisit, readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import type { MarketCode } from '../../../domain/places/market.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { buildExampleSummary } from '../frame/example-summary.ts';
import { describeRights } from './describe-rights.ts';
import { PaymentPage } from './payment-page.tsx';
import type { PaymentPageProps } from './payment-page-props.ts';

const nobody = {
  gender: '',
  title: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  street: '',
  zip: '',
  city: '',
  country: '',
};
const texts = await loadTexts('en');
const summary = buildExampleSummary({ total: 123_450 });
const props: PaymentPageProps = {
  summary,
  rights: describeRights(summary, buildVisit().brand, texts, 'en'),
  billing: nobody,
  billingRules: { travellers: { 'anna berg': true }, today: '2026-11-22' },
  customerName: 'Anna Berg',
  methods: ['CreditCard', 'BankAccount', 'DebitCard', 'PayPal'],
  wallets: [],
  miles: null,
  today: '2026-11-22',
  trackingParams: {},
  codeRefused: null,
};
const stay = { ...summary.trip, outbound: null, inbound: null };
const car = {
  id: 'car',
  kind: 'rental_car',
  variant: 'small',
  leg: null,
  travellers: [],
  amount: 0,
} as const;
const render = (changes: Partial<PaymentPageProps> = {}, options = {}) =>
  renderInShop(<PaymentPage {...props} {...changes} />, options);

describe('the payment page', () => {
  test('says before the order button what is paid at the hotel', async () => {
    const localCharges = [{ kind: 'tourist_tax', amount: '38.50', currency: 'EUR' }] as const;
    const charged = { ...summary, trip: { ...summary.trip, localCharges } };
    const section = (await render({ summary: charged })).split('id="order"')[1] ?? '';
    expect(readWords(section)).toMatch(/not included in the price: Tourist tax\s38\.50\s€\. With ‘Pay now’/);
  });

  test('[BILL-001] [BILL-003] [BILL-004] [BILL-005] [BILL-006] [BILL-007] [BILL-008] has every field of the address', async () => {
    const markup = await render();
    for (const field of ['gender', 'title', 'firstName', 'lastName', 'street', 'zip', 'city', 'country'])
      expect(markup).toContain(`name="billing.${field}"`);
  });

  test('[BILL-002] offers exactly no title, Dr and Prof', async () => {
    const markup = await render();
    const select = /<select[^>]*name="billing\.title"[^>]*>(.*?)<\/select>/.exec(markup)?.[1] ?? '';
    expect([...select.matchAll(/value="([^"]*)"/g)].map(([, value]) => value)).toEqual(['', 'Dr', 'Prof']);
  });

  test('offers a wallet before the form, and after it where the wallet knows nothing of the form', async () => {
    const quick = readWords(await render({ wallets: [{ kind: 'sheet', method: 'GooglePay' }] }));
    expect(quick.indexOf('Pay now with Google Pay')).toBeGreaterThan(0);
    expect(quick.indexOf('Pay now with Google Pay')).toBeLessThan(quick.indexOf('Billing address'));
    const later = readWords(await render({ wallets: [{ kind: 'redirect', method: 'GooglePay' }] }));
    expect(later.indexOf('Pay now with Google Pay')).toBeGreaterThan(later.indexOf('Direct Debit SEPA'));
    expect(later).not.toContain('come from your wallet');
  });

  test('offers no wallet where nothing is left to pay, or none is for sale', async () => {
    const wallets = [{ kind: 'sheet', method: 'GooglePay' }] as const;
    const covered = buildExampleSummary({ total: 0 });
    expect(readWords(await render({ wallets, summary: covered }))).not.toContain('with Google Pay');
    expect(readWords(await render())).not.toContain('with Google Pay');
  });

  test('[TRVL-009] shows a known person in one line with a button to change it', async () => {
    const billing = { ...nobody, gender: 'FEMALE', firstName: 'Anna', lastName: 'Berg' };
    const markup = await render({ billing });
    expect(markup).not.toContain('name="billing.firstName"');
    expect(readWords(markup)).toContain('Mrs./Ms. Anna Berg Change');
  });

  test('[PAY-001] [PAY-002] [PAY-003] [PAY-004] [PAY-005] offers the methods in order, none chosen', async () => {
    const markup = await render();
    expect(readWords(markup)).toMatch(/Credit Card.*Direct Debit SEPA.*Debit Card.*PayPal/);
    expect(markup).not.toContain('checked=""');
  });

  test('[CONST-019] shows the logos of Visa, Mastercard and American Express', async () => {
    const markup = await render();
    for (const mark of ['Visa', 'Mastercard', 'American Express'])
      expect(markup).toContain(`data-mark="${mark}"`);
  });

  test('offers only the given payment methods', async () => {
    expect(readWords(await render({ methods: ['PayPal'] }))).not.toContain('Direct Debit SEPA');
  });

  test('[PAY-006] [PAY-007] the order button shows the total, and Cancel leads back to the travellers', async () => {
    const markup = await render();
    expect(readWords(markup)).toMatch(/Pay now 1\s234\.50\s€/);
    expect(markup).toMatch(/href="[^"]*\/info"[^>]*><span>Cancel/);
  });

  test('[PAY-006] the German order button has the label that the law requires', async () => {
    expect(readWords(await render({}, { language: 'de' }))).toContain('Zahlungspflichtig buchen');
  });

  test('shows the full standard information before the order button, also without script', async () => {
    const words = readWords(await render());
    const rights = describeRights(props.summary, buildVisit().brand, texts, 'en');
    for (const each of rights.package?.rights ?? ['']) expect(words).toContain(each);
    expect(rights.package?.rights).toHaveLength(9);
    expect(words.indexOf(rights.text)).toBeLessThan(words.indexOf('Pay now'));
    expect(words).toContain('sections 651a to 651y');
  });

  test('a hotel-only stay is no package, and its information says so', () => {
    const rights = describeRights({ trip: stay, extras: [] }, buildVisit().brand, texts, 'en');
    expect(rights.package).toBeNull();
    expect(rights.text).toMatch(/not a package within the meaning of Directive \(EU\) 2015\/2302/);
  });

  test('a hotel with a rental car is a package with the rights of a package', () => {
    const rights = describeRights({ trip: stay, extras: [car] }, buildVisit().brand, texts, 'en');
    expect(rights.package?.rights).toHaveLength(9);
    expect(rights.text).toMatch(/is a package within the meaning of Directive \(EU\) 2015\/2302/);
  });

  test('each market names its law, and a market without insolvency cover throws an error', () => {
    const { brand } = buildVisit();
    const cover = brand.insolvencyCover.de;
    if (cover === undefined) throw new Error('The brand sells packages in Germany');
    const inMarket = (market: MarketCode) =>
      describeRights(props.summary, { ...brand, market, insolvencyCover: { [market]: cover } }, texts, 'en');
    expect(inMarket('at').package?.law).toContain('Pauschalreisegesetz');
    expect(inMarket('gb').text).toContain('Package Travel and Linked Travel Arrangements Regulations 2018');
    expect(inMarket('gb').text).not.toContain('EU');
    expect(inMarket('gb').package?.rights.join()).not.toContain('Member State');
    expect(inMarket('ch').package?.rights.join()).toMatch(/three weeks before.*exceeds 10%/);
    expect(inMarket('es').package?.lawAddress).toContain('boe.es');
    expect(() => describeRights(props.summary, { ...brand, market: 'it' }, texts, 'en')).toThrow('it');
  });
});
