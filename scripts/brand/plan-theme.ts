import { readHex } from './colour.ts';
import type { Palette } from './derive-palette.ts';
import { readTokens } from './token-pairs.ts';

/**
 * A theme with type and layout of another one, in colours of its own. Colours that the other one has written out as channels, in veils and
 * shadows, become those of the own paper or the own scrim.
 * @param model text of the other brand's `theme.css`
 * @param about comment at its head
 * @param logoWidth in pixels of a height of 48
 */
export function planTheme(
  model: string,
  tokens: Palette,
  { about, logoWidth }: { about: string; logoWidth: number },
): string {
  const { paper: modelPaper = '#ffffff' } = readTokens(model);
  const channels = ({ paper = '#ffffff' }: Palette) => readHex(paper).join(' ');
  const [from, to] = [channels({ paper: modelPaper }), channels(tokens)];
  return model
    .replace(/^\/\*[\s\S]*?\*\//, `/* ${about} */`)
    .replace(
      /--([a-z-]+):\s*(#[0-9a-f]{6}|\d+ \d+ \d+|rgb\([^)]*\));/g,
      (whole, name: string, value: string) =>
        tokens[name] !== undefined
          ? `--${name}: ${tokens[name]};`
          : /^\d/.test(value)
            ? `--${name}: ${tokens.scrim};`
            : whole,
    )
    .replace(/rgb\((\d+ \d+ \d+)/g, (_whole, value: string) => `rgb(${value === from ? to : tokens.scrim}`)
    .replace(/--logo-shape: [^;]+;/, `--logo-shape: ${logoWidth} / 48;`);
}
