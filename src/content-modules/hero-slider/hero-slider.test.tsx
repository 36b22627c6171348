import { describe, expect, test } from 'vitest';
import { readWords, renderInShop } from '../../../tests/factories/render-in-shop.tsx';
import { buildTeaserOffer } from '../../../tests/factories/teaser-offer.ts';
import { HeroSlider } from './hero-slider.tsx';
import { buildHeroSliderQueries, prepareHeroSlider } from './prepare-hero-slider.ts';
import { AUTOPLAY_MS } from './run-slider.ts';
import type { Slide } from './schema.ts';
import { heroSliderSchema } from './schema.ts';

const crete: Slide = {
  headline: 'Kreta',
  link: '/kreta',
  buttonText: 'Nach Kreta',
  image: { url: 'coast.aegean.summer.golden.warm.kreta' },
};
const lisbon: Slide = { headline: 'Lissabon', link: '/lissabon', buttonText: 'Nach Lissabon' };

/** What is shown of slides as an editor stored them. */
const show = (...slides: Slide[]) => (
  <HeroSlider {...prepareHeroSlider({ slides }, { today: '2026-11-21' }, [])} />
);

const countSlides = (markup: string) => markup.split('data-slide=""').length - 1;

describe('hero slider', () => {
  test('[MOD-021][MOD-028] shows every slide of the list, also without script', async () => {
    const markup = await renderInShop(<HeroSlider slides={[crete, lisbon]} />);
    expect(readWords(markup)).toBe('Kreta Nach Kreta Lissabon Nach Lissabon');
    expect(markup).not.toMatch(/ (hidden|inert)(=|>| )/);
  });

  test('[MOD-022] shows no slide whose status is false', async () => {
    const markup = await renderInShop(show(crete, { ...lisbon, status: false }));
    expect(markup).not.toContain('Lissabon');
    expect(countSlides(markup)).toBe(1);
  });

  test('shows a slide whose status is true or not said', async () => {
    const markup = await renderInShop(show(crete, { ...lisbon, status: true }));
    expect(countSlides(markup)).toBe(2);
  });

  test('[MOD-034][MOD-035][MOD-036] is no slider with one slide: nothing runs, repeats or is counted in dots', async () => {
    const markup = await renderInShop(<HeroSlider slides={[crete]} />);
    expect(markup).not.toContain('data-slider=""');
    expect(markup).not.toContain('data-slider-controls');
  });

  test('[MOD-034][MOD-035][MOD-036][MOD-037] counts only slides that are shown', async () => {
    const markup = await renderInShop(show(crete, { ...lisbon, status: false }));
    expect(markup).not.toContain('data-slider=""');
    expect(markup).not.toContain('data-slider-controls');
  });

  test('is nothing when no slide is shown', async () => {
    expect(await renderInShop(show({ ...crete, status: false }))).toBe('');
    expect(await renderInShop(<HeroSlider slides={[]} />)).toBe('');
  });

  test('with two slides is a slider that names its parts', async () => {
    const markup = await renderInShop(<HeroSlider slides={[crete, lisbon]} />);
    expect(markup).toContain('data-slider=""');
    expect(markup).toContain('aria-label="1 of 2"');
    expect(markup).toContain('data-label-pause="Pause slider"');
  });

  test('[MOD-029] moves on every 5000 ms', () => {
    expect(AUTOPLAY_MS).toBe(5000);
  });

  test('gives the first slide the heading of the page and a picture that loads at once', async () => {
    const markup = await renderInShop(<HeroSlider slides={[crete, { ...crete, headline: 'Falassarna' }]} />);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).toMatch(/<h2[^>]*>Falassarna/);
    expect(markup.match(/fetchPriority="high"/g)).toHaveLength(1);
  });

  test('[MOD-017] sets the words left when no side is said', async () => {
    const side = async (slide: Slide) =>
      /data-position="(\w+)"/.exec(await renderInShop(<HeroSlider slides={[slide]} />))?.[1];
    expect(await side(crete)).toBe('left');
    expect(await side({ ...crete, textBlockPosition: 'right' })).toBe('right');
    expect(await side({ ...crete, textBlockPosition: 'center' })).toBe('center');
  });

  test('carries no style attribute, which the content security policy would drop', async () => {
    expect(await renderInShop(<HeroSlider slides={[crete, lisbon]} />)).not.toContain('style=');
  });
});

describe('search mask on the slider', () => {
  const today = '2026-11-21';

  test('[MOD-012] lies below all slides', async () => {
    const markup = await renderInShop(<HeroSlider slides={[crete, lisbon]} mask={<search />} />);
    expect(markup.split('<search').length - 1).toBe(1);
    expect(markup.indexOf('<search')).toBeGreaterThan(markup.lastIndexOf('data-slide=""'));
  });

  test('[MOD-012][MOD-022] is absent where no slide, or only a hidden one, includes it', () => {
    const hidden = { slides: [{ ...crete, showSearchMask: true, status: false }, lisbon] };
    expect(prepareHeroSlider(hidden, { today }, [])).not.toHaveProperty('today');
    expect(prepareHeroSlider({ slides: [crete] }, { today }, [])).not.toHaveProperty('today');
  });
});

describe('number of slides', () => {
  const build = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...crete, headline: `Bucht ${index + 1}` }));
  const stored = (count: number) => ({
    slides: build(count).map(({ headline }) => ({ headline: { de: headline } })),
  });

  test.each([
    [0, true],
    [12, true],
    [13, false],
  ])('[MOD-021] %d slides are taken: %s', (count, isTaken) => {
    expect(heroSliderSchema.safeParse(stored(count)).success).toBe(isTaken);
  });

  test('[MOD-032] with twelve slides the strip has all of them, each labelled with its position', async () => {
    const markup = await renderInShop(show(...build(12)));
    expect(countSlides(markup)).toBe(12);
    expect(markup).toContain('aria-label="12 of 12"');
  });
});

describe('live prices on slides', () => {
  test('[MOD-027] queries offers of the visible slides only and gives each slide its own', async () => {
    const slides: Slide[] = [
      { ...crete, destination: 3, status: false },
      { ...lisbon, destination: 7, nights: 4 },
    ];
    expect(buildHeroSliderQueries({ slides })).toEqual([
      {
        destination: 7,
        hotelId: null,
        departureMinOffset: 0,
        departureMaxOffset: null,
        departureMonths: null,
        returnMinOffset: null,
        nights: 4,
      },
    ]);
    const offer = buildTeaserOffer({ perPerson: 31_201, destinationName: 'Lisbon', nights: 4 });
    const shown = prepareHeroSlider({ slides }, { today: '2026-11-21' }, [offer]);
    const words = readWords(await renderInShop(<HeroSlider {...shown} />));
    expect(words).toContain('Lisbon 4 nights from Frankfurt 8 May Double room p.p. from 313');
  });
});
