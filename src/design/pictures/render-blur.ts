import type { SceneBlur } from '../../domain/pictures/scene-blur.ts';

/** GIF 89a of one by four pixels with four colours, up to its table of colours. */
const head = [...bytesOf('GIF89a'), 1, 0, 4, 0, 0xf1, 0, 0];

/** What follows the colours: the picture's place and, as LZW codes of 3 and 4 bits, clear, 0, 1, 2, 3, end. */
const tail = [0x2c, 0, 0, 0, 0, 1, 0, 4, 0, 0, 2, 3, 0x44, 0x34, 0x05, 0, 0x3b];

/**
 * Four colours under each other as a picture in a data address: one element, no style attribute (which the content policy
 * refuses), and a fifth of the letters that a drawing would need, twenty times in a list.
 */
export function renderBlur(colours: SceneBlur): string {
  const channels = colours.flatMap((colour) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  );
  return `data:image/gif;base64,${btoa(String.fromCharCode(...head, ...channels, ...tail))}`;
}

function bytesOf(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
