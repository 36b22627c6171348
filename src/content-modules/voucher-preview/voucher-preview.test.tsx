import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import type { VoucherPreviewProps } from './schema.ts';
import { voucherPreviewSchema } from './schema.ts';
import { VOUCHER_CODE_PLACEHOLDER } from './voucher-code-placeholder.ts';
import { VoucherPreview } from './voucher-preview.tsx';

const voucher: VoucherPreviewProps = { amount: 250, currency: 'EUR' };
const read = async (change: Partial<VoucherPreviewProps> = {}) =>
  readWords(await renderInShop(<VoucherPreview {...voucher} {...change} />));

describe('voucher preview', () => {
  test('[MOD-063] [MOD-065] shows amount and currency as prices are written', async () => {
    expect(await read()).toContain('250 €');
    expect(await read({ amount: 1000, currency: 'CHF' })).toContain('CHF 1&#x27;000');
  });

  test('[MOD-066] [MOD-067] its code is the placeholder', async () => {
    expect(VOUCHER_CODE_PLACEHOLDER).toBe('XXX-XX-XXXXXXXXXXXX');
    expect(await read()).toContain('Voucher code XXX-XX-XXXXXXXXXXXX');
  });

  test('[MOD-067] no other code can be stored', () => {
    const fits = (code: string) => voucherPreviewSchema.safeParse({ ...voucher, code }).success;
    expect(fits('XXX-XX-XXXXXXXXXXXX')).toBe(true);
    expect(fits('ABE-12-ABCDEFGHJKLM')).toBe(false);
  });

  test.each([
    [{ firstName: 'Mira', lastName: 'Muster' }, 'For Mira Muster'],
    [{ firstName: 'Mira' }, 'For Mira'],
    [{ lastName: 'Muster' }, 'For Muster'],
    [{}, 'For someone you love'],
    [{ firstName: ' ', lastName: '' }, 'For someone you love'],
  ])('[MOD-064] [MOD-069] [MOD-070] for %j says: %s', async (name, words) => {
    expect(await read(name)).toContain(`${words} Voucher code`);
  });

  test('[MOD-068] [MOD-070] is marked as a specimen where the flag says so', async () => {
    expect(await read({ preview: true })).toMatch(/^Specimen /);
    expect(await read({ preview: false })).not.toContain('Specimen');
    expect(await read()).not.toContain('Specimen');
  });

  test('is in the brand’s design with the motif that editors choose, else in its plain colours', async () => {
    const render = (change: Partial<VoucherPreviewProps>) =>
      renderInShop(<VoucherPreview {...voucher} {...change} />);
    expect(await render({ motif: 'peaks' })).toContain('data-designed');
    expect(await render({})).not.toContain('data-designed');
    expect(voucherPreviewSchema.safeParse({ ...voucher, motif: 'palms' }).success).toBe(false);
  });
});
