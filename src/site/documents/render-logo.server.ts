import sharp from 'sharp';
import type { Brand } from '../../brands/brand.ts';

const logos = import.meta.glob<string>('../../brands/*/logo.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const rendered = new Map<string, Promise<Uint8Array>>();

/**
 * Renders a brand's logo as a PNG, for mails and documents, which show no SVG. Each form is rendered once per process.
 * @param height in pixels
 * @param ground colour behind it; null for a transparent picture
 * @throws Error for a brand without a logo
 */
export function renderLogo(
  { key }: Pick<Brand, 'key'>,
  {
    colour,
    ground,
    height,
  }: { readonly colour: string; readonly ground: string | null; readonly height: number },
): Promise<Uint8Array> {
  const form = [key, colour, ground, height].join();
  let logo = rendered.get(form);
  if (logo === undefined) {
    logo = rasterise(readLogo(key).replaceAll('currentColor', colour), ground, height);
    rendered.set(form, logo);
    logo.catch(() => rendered.delete(form));
  }
  return logo;
}

function readLogo(key: string): string {
  const logo = logos[`../../brands/${key}/logo.svg`];
  if (logo === undefined) throw new Error(`The brand ${key} has no logo.svg`);
  return logo;
}

async function rasterise(svg: string, ground: string | null, height: number): Promise<Uint8Array> {
  // 300 dots per inch are a bit more than four times the size that the file gives.
  const picture = sharp(Buffer.from(svg), { density: 300 }).resize({ height });
  const onGround = ground === null ? picture : picture.flatten({ background: ground });
  return new Uint8Array(await onGround.png({ palette: ground !== null }).toBuffer());
}
