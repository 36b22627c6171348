import type { BrandDocumentStyle } from '../../brands/brand.ts';

/** Inline styles of the texts of a mail, in the typefaces of a brand and what mail programs have in their place. */
export function mailStyles({ display, text, ink, inkSoft }: BrandDocumentStyle) {
  const font = `font-family:${text.family},-apple-system,'Segoe UI',Helvetica,Arial,sans-serif`;
  return {
    display: `font-family:${display.family},${display.weight > 600 ? 'Helvetica,Arial,sans-serif' : 'Georgia,serif'};font-weight:${display.weight}`,
    text: font,
    paragraph: `${font};margin:0 0 16px;color:${ink};font-size:16px;line-height:1.55`,
    small: `${font};color:${inkSoft};font-size:14px;line-height:1.5`,
    tiny: `${font};margin:0 0 8px;color:${inkSoft};font-size:12px;line-height:1.5`,
  } as const;
}
