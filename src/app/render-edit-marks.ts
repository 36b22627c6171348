import { isLanguage } from '../domain/words/language.ts';
import type { Texts } from '../texts/texts.ts';
import { buildPath } from '../url.ts';
import './render-edit-marks.css';

/**
 * Renders a link to the editor next to every module of a page, for editors alone (EDIT-002): the served page has an
 * empty mark behind each, and so have the pages that come without a new document.
 */
export async function renderEditMarks(): Promise<void> {
  const { lang } = document.documentElement;
  // Imports dynamically: the boot script loads this chunk, and its dependencies stay out of the frame's own chunk.
  const { loadTexts } = await import('../texts/load-texts.ts');
  const texts = await loadTexts(isLanguage(lang) ? lang : 'en', ['editor']);
  const draw = () => {
    for (const mark of document.querySelectorAll<HTMLElement>('[data-edit]:empty'))
      renderEditMark(mark, texts);
  };
  new MutationObserver(draw).observe(document.body, { childList: true, subtree: true });
  draw();
}

function renderEditMark(mark: HTMLElement, texts: Texts): void {
  const { edit = '', document: documentId = '', type = '' } = mark.dataset;
  const link = document.createElement('a');
  link.href = `${buildPath('editor', { editorPlace: `edit-${documentId}` })}#${encodeURIComponent(edit)}`;
  link.className = 'edit-mark';
  const name = document.createElement('span');
  name.className = 'edit-mark-name';
  const words = texts('editor.editModule', { module: moduleName(type, texts) });
  name.textContent = words;
  link.append(renderPencil(), name);
  mark.append(link);
  if (mark.closest(landmarks) !== null) return;
  // Behind the footer it is in no landmark of the page, so it becomes one of its own.
  mark.role = 'navigation';
  mark.ariaLabel = words;
}

const landmarks = 'header, main, aside, footer';
const svg = 'http://www.w3.org/2000/svg';

function renderPencil(): SVGElement {
  const pencil = document.createElementNS(svg, 'svg');
  const line = document.createElementNS(svg, 'path');
  const looks = {
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentcolor',
    'stroke-width': '2',
    'aria-hidden': 'true',
  };
  for (const [name, value] of Object.entries(looks)) pencil.setAttribute(name, value);
  line.setAttribute('d', 'M4 20l1-5L16 4l4 4L9 19l-5 1zM13 7l4 4');
  pencil.append(line);
  return pencil;
}

/** A type that this version does not know goes by its own name. */
function moduleName(type: string, texts: Texts): string {
  try {
    return texts(`module.${type}`);
  } catch {
    return type;
  }
}
