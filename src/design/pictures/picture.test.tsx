import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { IMAGE_SIZES, LISTED_IMAGE_SIZES } from '../../domain/pictures/image-size.ts';
import { VisitProvider } from '../../site/visit-context.tsx';
import { loadTexts } from '../../texts/load-texts.ts';
import { groupVariants } from './group-variants.ts';
import { Picture } from './picture.tsx';
import { renderBlur } from './render-blur.ts';

const texts = await loadTexts('en');
const render = (part: ReactNode) =>
  renderToStaticMarkup(
    <VisitProvider visit={buildVisit()} texts={texts}>
      {part}
    </VisitProvider>,
  );
const scene = 'coast.aegean.summer.golden.warm.kreta';

describe('picture', () => {
  test('[IMG-002] offers AVIF and WebP and falls back to WebP', () => {
    const markup = render(<Picture scene={scene} alt="Kreta" variants={IMAGE_SIZES.overlay} sizes="50vw" />);
    expect(markup).toContain(`type="image/avif" srcSet="/image/920x380/${scene}.avif"`);
    expect(markup).toContain(`<img src="/image/920x380/${scene}.webp" width="920" height="380" alt="Kreta"`);
  });

  test('several sizes of one shape are listed with their widths, and how wide the picture will be', () => {
    const markup = render(<Picture scene={scene} alt="" variants={IMAGE_SIZES.offerTeaser} sizes="11rem" />);
    for (const format of ['avif', 'webp']) {
      expect(markup).toContain(
        `srcSet="/image/380x230/${scene}.${format} 380w, /image/360x220/${scene}.${format} 360w"`,
      );
    }
    expect(markup.match(/sizes="11rem"/g)).toHaveLength(2);
  });

  test('[IMG-003] shows the placeholder destination for a scene that cannot be read', () => {
    const markup = render(<Picture scene="" alt="" variants={IMAGE_SIZES.destination} sizes="100vw" />);
    expect(markup).toContain('/image/1140x330/island.balearic.summer.golden.warm.anywhere.webp');
  });

  test('shows an upload with the blur of its key', () => {
    const upload = 'upload.k3v9x0q2m7b4a8ca8c776554';
    const markup = render(<Picture scene={upload} alt="" variants={IMAGE_SIZES.destination} sizes="100vw" />);
    expect(markup).toContain(`/image/1140x330/${upload}.webp`);
    expect(markup).toContain(`src="${renderBlur(['#aa88cc', '#aa88cc', '#777766', '#555544'])}"`);
  });

  test('shows a small size until the right one is there, where one was made in advance', () => {
    const markup = render(
      <Picture scene={scene} alt="" variants={IMAGE_SIZES.background} sizes="100vw" preview="420x300" />,
    );
    const preview = new RegExp(`<picture class="[^"]*"><img src="/image/420x300/${scene}.avif" alt=""`);
    expect(markup).toMatch(preview);
    expect(markup.search(preview)).toBeLessThan(markup.indexOf('<picture>'));
  });

  test('waits until it is near unless it has priority', () => {
    const variants = IMAGE_SIZES.overlay;
    const late = render(<Picture scene={scene} alt="" variants={variants} sizes="50vw" />);
    const early = render(<Picture scene={scene} alt="" variants={variants} sizes="50vw" priority />);
    expect(late).toContain('loading="lazy"');
    expect(early).not.toContain('loading="lazy"');
    expect(early).toMatch(/fetchpriority="high"/i);
  });

  test('paints its blur without a style attribute and without ids', () => {
    const markup = render(<Picture scene={scene} alt="" variants={IMAGE_SIZES.background} sizes="100vw" />);
    expect(markup).toContain(' src="data:image/gif;base64,');
    expect(markup).not.toMatch(/\s(style|id)=/);
  });
});

describe('picture variants', () => {
  test('[SHELL-028] another shape is for viewports up to 767 px', () => {
    expect(groupVariants(IMAGE_SIZES.background)).toEqual([
      { sizes: ['1920x800'] },
      { sizes: ['460x700'], media: '(max-width: 767px)' },
    ]);
  });

  test('sizes of one shape serve every viewport, the largest first', () => {
    expect(groupVariants(['360x220', '380x230'])).toEqual([{ sizes: ['380x230', '360x220'] }, null]);
  });

  test('one size alone is one group', () => {
    for (const size of LISTED_IMAGE_SIZES) expect(groupVariants([size])).toEqual([{ sizes: [size] }, null]);
  });
});
