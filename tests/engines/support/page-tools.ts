import type { What } from './what.ts';

/** Where to press an element, or why nobody could press it now. */
export type Place =
  | { readonly x: number; readonly y: number; readonly reason?: undefined }
  | { readonly reason: string };

/** In CSS pixels from the window's upper left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** What runs in the page to find elements as a shopper would. */
export interface PageTools {
  findAll(what: What): HTMLElement[];
  findPlace(what: What): Promise<Place>;
  /** Null where it is not there, or moves. */
  findBox(what: What): Promise<Box | null>;
  /** The different computed opacities of it and everything around it. */
  listOpacities(what: What): string[];
  /** Chooses an option of a select box by its text, as its list does, which is a window of the system. */
  choose(what: What, option: string | RegExp | number): boolean;
}

interface Queries {
  queryAllByRole(container: HTMLElement, role: string, options: object): HTMLElement[];
  queryAllByLabelText(container: HTMLElement, label: string | RegExp, options: object): HTMLElement[];
}
declare global {
  var TestingLibraryDom: Queries;
  var pageTools: PageTools;
}

/** Runs in the page, after @testing-library/dom: it has to close over nothing. */
export function installPageTools(): void {
  const queries = globalThis.TestingLibraryDom;

  function isVisible(element: HTMLElement): boolean {
    return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  }

  function matches(text: string, pattern: string | RegExp | undefined): boolean {
    if (pattern === undefined) return true;
    return typeof pattern === 'string' ? text.trim() === pattern : pattern.test(text);
  }

  function take(scope: HTMLElement, step: What['steps'][number]): HTMLElement[] {
    if ('role' in step)
      return queries.queryAllByRole(scope, step.role, 'name' in step ? { name: step.name } : {});
    if ('label' in step)
      return queries.queryAllByLabelText(scope, step.label, { selector: 'input,select,textarea' });
    if ('frame' in step) {
      const body = scope.querySelector<HTMLIFrameElement>(step.frame)?.contentDocument?.body;
      return body ? [body] : [];
    }
    return [...scope.querySelectorAll<HTMLElement>(step.css)].filter((found) =>
      matches(found.textContent ?? '', step.text),
    );
  }

  function findAll({ steps }: What): HTMLElement[] {
    let scopes = [document.body];
    for (const step of steps) scopes = [...new Set(scopes.flatMap((scope) => take(scope, step)))];
    return scopes.filter(isVisible);
  }

  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

  /** Offset of the frame that shows an element's document. */
  function findFrameOffset(element: HTMLElement): { left: number; top: number } {
    return element.ownerDocument.defaultView?.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  }

  function listAround(element: Element): Element[] {
    const outer = element.parentElement;
    return outer === null ? [element] : [element, ...listAround(outer)];
  }

  /** It, or something around it, is in an animation that ends soon; news that runs by is pressed while it moves. */
  function isAnimated(element: Element): boolean {
    const animations = listAround(element).flatMap((around) => around.getAnimations());
    return animations.some(
      ({ playState, effect }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) < 10_000,
    );
  }

  function findCentre(element: HTMLElement): { x: number; y: number } {
    // A link that wraps has a box around both lines, whose centre may be next to it.
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  }

  function summarise(element: Element | null): string {
    return element === null ? 'nothing' : element.outerHTML.slice(0, 160);
  }

  async function findPlace(what: What): Promise<Place> {
    const element = findAll(what)[what.at ?? 0];
    if (element === undefined) return { reason: 'it is not there' };
    if (element.matches(':disabled, [aria-disabled=true]')) return { reason: 'it is disabled' };
    const { innerHeight, innerWidth } = element.ownerDocument.defaultView ?? window;
    const before = findCentre(element);
    const isOut = before.y < 0 || before.y > innerHeight || before.x < 0 || before.x > innerWidth;
    if (isOut) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const from = findCentre(element);
    await nextFrame();
    await nextFrame();
    const { x, y } = findCentre(element);
    if (x !== from.x || y !== from.y || isAnimated(element)) return { reason: 'it moves' };
    const hit = element.ownerDocument.elementFromPoint(x, y);
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const isFree = hit !== null && [element, ...labels].some((own) => own.contains(hit));
    if (!isFree) {
      // What covers it may go away by itself, and a bar at the edge does when the page scrolls.
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return { reason: `at ${x}, ${y} it is covered by ${summarise(hit)}` };
    }
    const offset = findFrameOffset(element);
    return { x: Math.round(x + offset.left), y: Math.round(y + offset.top) };
  }

  async function findBox(what: What): Promise<Box | null> {
    const before = findAll(what)[what.at ?? 0]?.getBoundingClientRect();
    await nextFrame();
    await nextFrame();
    const element = findAll(what)[what.at ?? 0];
    const box = element?.getBoundingClientRect();
    if (box === undefined || box.top !== before?.top || box.bottom !== before.bottom) return null;
    if (element === undefined || isAnimated(element)) return null;
    return { left: box.left, top: box.top, bottom: box.bottom };
  }

  function listOpacities(what: What): string[] {
    const element = findAll(what)[what.at ?? 0];
    const around = element === undefined ? [] : listAround(element);
    return [...new Set(around.map((outer) => getComputedStyle(outer).opacity))];
  }

  function choose(what: What, option: string | RegExp | number): boolean {
    const select = findAll(what)[what.at ?? 0];
    if (!(select instanceof HTMLSelectElement) || select.disabled) return false;
    const index =
      typeof option === 'number'
        ? option
        : [...select.options].findIndex(({ text }) => matches(text, option));
    if (select.options[index] === undefined) return false;
    select.focus();
    select.selectedIndex = index;
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
    return true;
  }

  globalThis.pageTools = { findAll, findPlace, findBox, listOpacities, choose };
}
