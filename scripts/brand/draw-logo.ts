import { type Font, openSync } from 'fontkit';

const commands: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'z',
};

/** A drawn line of text and its width in pixels. */
interface Word {
  readonly path: string;
  readonly width: number;
}

/** @param capHeight of the capitals in pixels */
function drawWord(
  font: Font,
  text: string,
  { x, baseline, capHeight }: Record<'x' | 'baseline' | 'capHeight', number>,
): Word {
  const scale = capHeight / font.capHeight;
  const { glyphs, positions } = font.layout(text);
  let pen = x;
  const drawn = glyphs.map(({ path }, at) => {
    const from = pen;
    pen += (positions[at]?.xAdvance ?? 0) * scale;
    return path.commands
      .map(({ command, args }) => {
        const numbers = args.map((value, index) =>
          (index % 2 === 0 ? from + value * scale : baseline - value * scale).toFixed(1),
        );
        return `${commands[command] ?? ''}${numbers.join(' ')}`;
      })
      .join('');
  });
  return { path: drawn.join(''), width: pen - x };
}

/** A brand's logo and its shape. */
export interface Logo {
  readonly svg: string;
  /** Its height is 48. */
  readonly width: number;
}

/**
 * A wordmark in the display type of the brand. Its first square is the mark, which is also the icon of the site: the first letter, cut out of
 * a disc.
 * @param fontFile TrueType file
 */
export function drawLogo(name: string, fontFile: string): Logo {
  const font = openSync(fontFile);
  const initial = [...name][0]?.toUpperCase() ?? '';
  const atOrigin = drawWord(font, initial, { x: 0, baseline: 33, capHeight: 19 });
  const letter = drawWord(font, initial, { x: 24 - atOrigin.width / 2, baseline: 33.5, capHeight: 19 });
  const word = drawWord(font, name, { x: 56, baseline: 35, capHeight: 22 });
  const width = Math.ceil(56 + word.width + 4);
  const disc = 'M24 3a21 21 0 1 1 0 42a21 21 0 1 1 0-42z';
  const title = name.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48" fill="currentColor" role="img">` +
      `<title>${title}</title><path fill-rule="evenodd" d="${disc}${letter.path}"/><path d="${word.path}"/></svg>\n`,
    width,
  };
}
