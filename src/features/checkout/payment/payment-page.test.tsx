import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../tests/factories/render-in-shop.tsx';
import { buildExampleSummary } from '../frame/example-summary.ts';
import PaymentPage, { type PaymentPageProps } from './payment-page.tsx';

const nobody = {
  ...{ gender: '', title: '', firstName: '', lastName: '' },
  ...{ street: '', zip: '', city: '', country: '' },
};
const props: PaymentPageProps = {
  summary: buildExampleSummary({ total: 123_450 }),
  billing: nobody,
  customerName: 'Anna Berg',
  methods: ['CreditCard', 'BankAccount', 'DebitCard', 'PayPal'],
  today: '2026-11-22',
  trackingParams: {},
};
const render = (changes: Partial<PaymentPageProps> = {}, options = {}) =>
  renderInShop(<PaymentPage {...props} {...changes} />, options);

describe('the payment page', () => {
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

  test('[TRVL-009] a known person is one line with a way to change it', async () => {
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

  test('a method the brand or the provider has not is not offered', async () => {
    expect(readWords(await render({ methods: ['PayPal'] }))).not.toContain('Direct Debit SEPA');
  });

  test('[PAY-006] [PAY-007] the button binds and says what it costs; Cancel leads back to the travellers', async () => {
    const markup = await render();
    expect(readWords(markup)).toMatch(/Pay now 1\s234\.50\s€/);
    expect(markup).toMatch(/href="[^"]*\/info"[^>]*><span>Cancel/);
  });

  test('[PAY-006] the German button has the words the law asks for', async () => {
    expect(readWords(await render({}, { language: 'de' }))).toContain('Zahlungspflichtig buchen');
  });

  test('before the button stand the rights of a package; a hotel alone is none', async () => {
    expect(readWords(await render())).toContain('Your rights with this package holiday');
    const { trip } = props.summary;
    const summary = { ...props.summary, trip: { ...trip, outbound: null, inbound: null } };
    expect(readWords(await render({ summary }))).not.toContain('package holiday');
  });
});
