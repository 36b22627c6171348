import { reportLoadError } from './report-load-error.ts';

/**
 * The first script of every page, a few hundred bytes. Pages work without script; React arrives with the first sign
 * that the visitor means to do something, so that a page which is only read costs no more than this.
 */
const signsOfIntent = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const;

let hydration: Promise<unknown> | undefined;

function hydrateOnce(): void {
  if (hydration) return;
  for (const sign of signsOfIntent) removeEventListener(sign, hydrateOnSign, true);
  hydration = import('./entry.client.tsx')
    .then(() => {
      removeEventListener('popstate', loadAddress);
      // Some browsers say so only when the document has loaded.
      loadAddress();
    })
    .catch(reportLoadError)
    .finally(() => {
      for (const press of presses) removeEventListener(press, queueForReact, true);
    });
}

/** Browsers send a pointer move of zero pixels where a page opens under a resting mouse: it is no sign of intent. */
function hydrateOnSign(event: Event): void {
  const { type, movementX, movementY } = event as PointerEvent;
  if (type !== 'pointermove' || movementX || movementY) hydrateOnce();
}

/** What makes React take over a whole page at once, however long that takes, when it comes in the middle of doing so bit by bit. */
const presses = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'keydown',
  'keyup',
  'click',
];

const queuedPresses: HTMLElement[] = [];

/**
 * Presses on an element that React handles in place are queued until React is ready, then replayed in their order: the
 * first tap of a phone's visitor is also the first sign of intent. An impatient second press on the same thing is the
 * first one again, but for a box, which it would let go of. All others the page answers as it does without React, and
 * at once. Sliders run on a script of their own; and what else a script presses is meant for React: parts that it is
 * taking over press what was chosen before.
 */
function queueForReact(event: Event): void {
  // React is ready: in WebKit a task may pass before the promise of its module is fulfilled, and a press in it would be lost.
  if ('hydrated' in document.documentElement.dataset) return;
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const pressed = type === 'click' && target.closest('[data-needs-script], a[data-move]');
  const { metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
  // A link that is to open elsewhere, in another tab say, does so without React.
  if (pressed instanceof HTMLElement && !(metaKey || ctrlKey || shiftKey || altKey)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    queuePress(pressed);
  } else if (event.isTrusted && !target.closest('[data-slider]')) event.stopPropagation();
}

function queuePress(pressed: HTMLElement): void {
  hydrateOnce();
  if (queuedPresses.length === 0) void hydration?.then(() => requestAnimationFrame(replayPresses));
  if (queuedPresses.at(-1) !== pressed || pressed.matches('label')) queuedPresses.push(pressed);
}

function replayPresses(): void {
  for (const pressed of queuedPresses.splice(0)) if (pressed.isConnected) pressed.click();
}

/**
 * Boxes that were ticked while even this script was on its way. React would take what it finds for what was served, and forget
 * it with the next choice: they go back to how they were served and count as presses.
 */
function queueEarlierTicks(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-needs-script] input')];
  const changed = boxes.filter(({ type, checked, defaultChecked }) =>
    type === 'radio' ? checked && !defaultChecked : checked !== defaultChecked,
  );
  for (const box of boxes) box.checked = box.defaultChecked;
  for (const box of changed) queuePress(box.closest<HTMLElement>('[data-needs-script]') ?? box);
}

/**
 * Loads what back and forward within the document lead to, which change the address alone until React follows them: a hotel that
 * was loaded again would stay under the address of its checkout.
 */
function loadAddress(): void {
  const { address } = document.documentElement.dataset;
  if (address && address !== location.pathname + location.search) location.reload();
}

addEventListener('popstate', loadAddress);
loadAddress();
for (const sign of signsOfIntent) addEventListener(sign, hydrateOnSign, { capture: true, passive: true });
for (const press of presses) addEventListener(press, queueForReact, true);
queueEarlierTicks();

// Hydrates without waiting for a sign of intent where the visitor has favourites, so that their hearts show as full.
if (/\bhas_favorites=1/.test(document.cookie)) hydrateOnce();

// A page that goes on by itself, such as a booking that is followed, does not wait for its reader.
if (document.querySelector('[data-interactive]') !== null) hydrateOnce();

if (document.documentElement.dataset.preview !== undefined) {
  import('./stay-in-preview.ts').then((module) => module.stayInPreview()).catch(reportLoadError);
}

if (document.querySelector('[data-slider]') !== null) {
  import('../content-modules/hero-slider/run-slider.ts')
    .then((module) => module.runSliders(document))
    .catch(reportLoadError);
}

const lastSearchTeaser = document.querySelector('[data-last-search]');
if (lastSearchTeaser !== null && (lastSearchTeaser.hasAttribute('data-account-search') || hasLastSearch())) {
  // Reserves its space at once, in the next frame; its content follows.
  document.documentElement.toggleAttribute('data-has-last-search', true);
  import('../content-modules/last-search-teaser/show-last-search.ts')
    .then((module) => module.showLastSearches(document))
    .catch(reportLoadError);
}

/** Even to name the storage is refused where cookies are. */
function hasLastSearch(): boolean {
  try {
    return localStorage.getItem('last-seen-search') !== null;
  } catch {
    return false;
  }
}

if (document.querySelector('[data-countdown]') !== null) {
  import('../content-modules/countdown/run-countdown.ts')
    .then((module) => module.runCountdowns(document))
    .catch(reportLoadError);
}

// Drawn for editors alone; a visitor's page has no such mark and loads nothing of it.
if (document.querySelector('[data-edit]') !== null) {
  import('./render-edit-marks.ts').then((module) => module.renderEditMarks()).catch(reportLoadError);
}

// Waits for the load event: the scripts and the call must not compete with the largest picture for bandwidth.
if (document.querySelector('[data-has-events]') !== null) {
  addEventListener('load', () => {
    import('./track-served-page.ts').then((module) => module.trackServedPage()).catch(reportLoadError);
  });
}

let lastFocused: EventTarget | null = null;
addEventListener('focusin', ({ target }) => {
  lastFocused = target;
});
for (const below of [768, 1280] as const) {
  matchMedia(`(width < ${below}px)`).addEventListener('change', ({ matches }) => {
    import('./follow-width.ts')
      .then((module) => module.followWidth(below, matches, lastFocused))
      .catch(reportLoadError);
  });
}
