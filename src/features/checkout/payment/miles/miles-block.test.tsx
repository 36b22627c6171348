import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../../../tests/factories/render-in-shop.tsx';
import { buildExampleSummary } from '../../frame/example-summary.ts';
import { MilesBlock } from './miles-block.tsx';
import { fitMiles, type MilesOffer } from './miles-offer.ts';

const rate = { currency: 'EUR', milesPerUnit: 200, savedPercent: 0 } as const;
const account = { name: 'Mara Lindqvist', balance: 182_400 };
const offer: MilesOffer = { programme: 'Miles & More', rate, minimum: 7_500, account, problem: null };
const render = (change: Partial<MilesOffer> = {}, summary = buildExampleSummary({}), options = {}) =>
  renderInShop(
    <MilesBlock summary={summary} offer={{ ...offer, ...change }} onChange={() => undefined} />,
    options,
  );
const used = buildExampleSummary({ total: 95_001, miles: { points: 10_000, amount: 5_000 } });
const words = async (...given: Parameters<typeof render>) => readWords(await render(...given));

describe('the miles block', () => {
  test('[MILE-003] [MILE-004] without a link has title, description and the way to the programme', async () => {
    const markup = await render({ account: null });
    expect(readWords(markup)).toContain('Pay with Miles & More miles');
    expect(readWords(markup)).toContain('Use your Miles & More miles for part of this trip');
    expect(markup).toContain('/miles-link"');
    expect(markup).not.toContain('type="range"');
  });

  test('[MILE-005] [MILE-006] [MILE-007] [MILE-019] with a link has balance, slider and number', async () => {
    const markup = await render();
    expect(readWords(markup)).toContain('Your miles 182.400 Mara Lindqvist');
    expect(markup).toMatch(/<input[^>]*type="range"[^>]*min="7500"[^>]*max="182400"/);
    expect(markup).toMatch(/<input[^>]*name="points"[^>]*value="0"/);
    expect(markup).toMatch(/<input[^>]*name="use"[^>]*checked=""[^>]*value="none"/);
  });

  test('[MILE-010] the slider names the total without its miles', async () => {
    const markup = await render({}, used);
    expect(markup).toMatch(/aria-valuetext="10\.000 miles, 950\.01\s€ left to pay"/);
    expect(readWords(markup)).toMatch(/Left to pay 950\.01\s€/);
    expect(markup).toMatch(/<input[^>]*name="points"[^>]*value="10\.000"/);
  });

  test('[MILE-012] the slider ends at the total where that is less than the balance', async () => {
    const markup = await render({ account: { ...account, balance: 500_000 } });
    expect(markup).toMatch(/max="200002"/);
  });

  test('[MILE-008] says what a promotion saves, and nothing without one', async () => {
    const promoted = { rate: { ...rate, savedPercent: 20 } };
    expect(await words(promoted, used)).toContain('You save 2.500 miles with the current offer.');
    expect(await words({}, used)).not.toContain('You save');
  });

  test.each([
    [7_499, true],
    [7_500, true],
    [7_501, false],
  ])('[ERR-015] with %i miles of 7,500 the alert is shown: %s', async (balance, isShown) => {
    const markup = await render({ account: { ...account, balance } });
    expect(markup.includes('role="alert"')).toBe(isShown);
    expect(markup.includes('type="range"')).toBe(!isShown);
    if (isShown) expect(readWords(markup)).toContain('more than 7.500 miles');
  });

  test('a total that the smallest redemption exceeds has no slider', async () => {
    expect(await words({}, buildExampleSummary({ total: 3_749 }))).toMatch(/worth more than the 37\.49/);
  });

  test('an unknown balance leaves the way without miles', async () => {
    expect(await words({ account: { ...account, balance: null } })).toContain('You can book without miles');
  });

  test('[ERR-014] a failed login reads as the requirement has it', async () => {
    const message = 'Unfortunately, your login was not successful. Your Miles could not be redeemed.';
    expect(await words({ account: null, problem: 'milesMoreLoginError' })).toContain(message);
    expect(await words({ problem: 'milesMoreLoginError' })).toContain(message);
  });

  test('[VALID-049] an amount that is too small reads as the requirement has it', async () => {
    expect(await words({ problem: 'milesAmountInvalid' })).toContain('Minimum miles credit amount 7.500');
  });
});

describe('miles that were chosen before', () => {
  const range = { kind: 'range', min: 7_500, max: 20_000 } as const;
  const miles = { accountId: 'a', programme: 'Weitmeilen', points: 10_000, amount: 5_000 };

  test.each([
    [10_000, 10_000],
    [20_001, 20_000],
    [7_499, undefined],
  ])('%i of them become %s where 7,500 to 20,000 are possible', (points, fitted) => {
    expect(fitMiles({ ...miles, points }, range, { rate, accountId: 'a' })?.points).toBe(fitted);
  });

  test('end with their account, and where there are too few', () => {
    expect(fitMiles(miles, range, { rate, accountId: 'b' })).toBeNull();
    expect(fitMiles(miles, range, { rate, accountId: null })).toBeNull();
    expect(fitMiles(miles, { kind: 'too-few-points' }, { rate, accountId: 'a' })).toBeNull();
    expect(fitMiles(null, range, { rate, accountId: 'a' })).toBeNull();
  });
});
