import { expect, test } from 'vitest';
import { buildVisit, readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { prepareHeroSlider } from '../../content-modules/hero-slider/prepare-hero-slider.ts';
import { SliderWithMask } from './slider-with-mask.tsx';

const today = '2026-11-21';
const crete = { headline: 'Kreta', link: '/kreta', buttonText: 'Nach Kreta' };
const lisbon = { headline: 'Lissabon', link: '/lissabon', buttonText: 'Nach Lissabon' };

test('[MOD-012] the search mask appears once where a visible slide includes it', async () => {
  const slides = [{ ...crete, showSearchMask: true }, lisbon];
  const markup = await renderInShop(<SliderWithMask {...prepareHeroSlider({ slides }, { today }, [])} />);
  expect(markup.split('<search').length - 1).toBe(1);
});

test('[MOD-012] a slider without a slide that includes the search mask has none', async () => {
  const slides = [crete, lisbon];
  const markup = await renderInShop(<SliderWithMask {...prepareHeroSlider({ slides }, { today }, [])} />);
  expect(markup).not.toContain('<search');
  expect(markup).not.toContain('data-mask');
});

test.each([
  ['de', 'DE', 'Germany'],
  ['gb', 'GB', 'United Kingdom'],
] as const)(
  '[AIRPORT-019][AIRPORT-020] on the site of %s the mask starts with departure %s',
  async (market, code, name) => {
    const slides = [{ ...crete, showSearchMask: true }];
    const brand = { ...buildVisit().brand, market };
    const slider = <SliderWithMask {...prepareHeroSlider({ slides }, { today }, [])} />;
    const markup = await renderInShop(slider, { brand });
    expect(markup).toContain(`name="airports" value="${code}"`);
    expect(readWords(markup)).toContain(`Departure ${name}`);
  },
);
