import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { USP_ICONS, uspStripSchema } from './schema.ts';
import { UspStrip } from './usp-strip.tsx';

describe('USP strip', () => {
  test('[MOD-060][MOD-024] shows each entry’s icon and words', async () => {
    const markup = await renderInShop(<UspStrip usps={[{ icon: 'deposit', text: 'Kleine Anzahlung' }]} />);
    expect(markup).toMatch(/<svg[^>]*data-icon="deposit"[^>]*>.*<\/svg>Kleine Anzahlung/);
    expect(markup).toContain('aria-hidden="true"');
  });

  test.each(USP_ICONS)('[MOD-061] draws the icon %s', async (icon) => {
    const markup = await renderInShop(<UspStrip usps={[{ icon, text: 'Grund' }]} />);
    expect(markup).toMatch(new RegExp(`data-icon="${icon}"[^>]*><(path|circle)`));
  });

  test('[MOD-061] has the four icons and no other', () => {
    expect(USP_ICONS).toEqual(['tripadvisor', 'holidaycheck', 'deposit', 'supplierFailureInsurance']);
    const entry = (icon: string) => ({ usps: [{ icon, text: { de: 'Grund' } }] });
    expect(uspStripSchema.safeParse(entry('deposit')).success).toBe(true);
    expect(uspStripSchema.safeParse(entry('trophy')).success).toBe(false);
  });

  test('[MOD-062] marks entries that are hidden on mobile, up to 767 px', async () => {
    const markup = await renderInShop(
      <UspStrip
        usps={[
          { icon: 'deposit', text: 'Überall' },
          { icon: 'deposit', text: 'Breit', hideOnMobile: true },
        ]}
      />,
    );
    expect(markup.match(/wideOnly/g)).toHaveLength(1);
    const css = readFileSync(new URL('./usp-strip.module.css', import.meta.url), 'utf8');
    expect(css).toMatch(/@media \(max-width: 767px\) \{\s*\.wideOnly \{\s*display: none;/);
  });
});
