import sharp from 'sharp';
import type { Brand } from '../../../../brands/brand.ts';
import { renderLogo } from '../../../../site/documents/render-logo.server.ts';

/** Points: the format wants a square icon of 29, and shows logos up to 50 high and 160 wide. */
const iconPoints = 29;
const iconMarginPoints = 4;
const logoSize = { width: 160, height: 50 };

/** Screens have two or three pixels a point. */
const densities = [
  { suffix: '', pixels: 1 },
  { suffix: '@2x', pixels: 2 },
  { suffix: '@3x', pixels: 3 },
] as const;

type PicturedBrand = Pick<Brand, 'key' | 'documentStyle'>;
type PassPictures = Readonly<Record<string, Buffer>>;

const rendered = new Map<string, Promise<PassPictures>>();

/**
 * Renders the pictures of a pass by file name, PNG: the brand's logo, and its mark as the icon. Each form is rendered once per process.
 * @throws Error for a brand without a logo
 */
export function renderPassPictures(brand: PicturedBrand): Promise<PassPictures> {
  const { deep, onDeep } = brand.documentStyle;
  const form = [brand.key, deep, onDeep].join();
  let pictures = rendered.get(form);
  if (pictures === undefined) {
    pictures = renderAll(brand);
    rendered.set(form, pictures);
    pictures.catch(() => rendered.delete(form));
  }
  return pictures;
}

async function renderAll(brand: PicturedBrand): Promise<PassPictures> {
  const pictures = densities.map(async ({ suffix, pixels }) => ({
    [`icon${suffix}.png`]: await renderIcon(brand, pixels),
    [`logo${suffix}.png`]: await renderPassLogo(brand, pixels),
  }));
  return Object.assign({}, ...(await Promise.all(pictures)));
}

/** The mark is the first square of the logo. */
async function renderIcon({ key, documentStyle }: PicturedBrand, pixels: number) {
  const { deep, onDeep } = documentStyle;
  const margin = iconMarginPoints * pixels;
  const size = iconPoints * pixels - 2 * margin;
  const logo = await renderLogo({ key }, { colour: onDeep, ground: null, height: size });
  const mark = sharp(logo).extract({ left: 0, top: 0, width: size, height: size });
  return mark
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: deep })
    .flatten({ background: deep })
    .png()
    .toBuffer();
}

async function renderPassLogo({ key, documentStyle }: PicturedBrand, pixels: number) {
  const size = { width: logoSize.width * pixels, height: logoSize.height * pixels };
  const logo = await renderLogo({ key }, { colour: documentStyle.onDeep, ground: null, height: size.height });
  return sharp(logo)
    .resize({ ...size, fit: 'inside' })
    .png()
    .toBuffer();
}
