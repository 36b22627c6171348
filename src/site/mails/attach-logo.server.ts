import type { Brand } from '../../brands/brand.ts';
import type { MailAttachment } from '../../ports/mail/mail-port.ts';
import { renderLogo } from '../documents/render-logo.server.ts';
import { LOGO_ID } from './mail-content.ts';

/** Pixels: three times as high as it is shown, for sharp screens. */
const height = 90;

/** The logo that every mail shows in its head, as a picture inside the mail. */
export async function attachLogo(brand: Brand): Promise<MailAttachment> {
  const colour = brand.documentStyle.onDeep;
  const content = await renderLogo(brand, { colour, ground: null, height });
  return { name: `${brand.key}.png`, type: 'image/png', content, contentId: LOGO_ID };
}
