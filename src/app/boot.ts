/**
 * The first script of every page, a few hundred bytes. Pages work without script; React arrives with the first sign
 * that the visitor means to do something, so that a page which is only read costs no more than this.
 */
const signsOfIntent = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const;

let hydration: Promise<unknown> | null = null;

function hydrateOnce(): void {
  if (hydration !== null) return;
  for (const sign of signsOfIntent) removeEventListener(sign, hydrateOnSign, true);
  hydration = import('./entry.client.tsx').finally(() => removeEventListener('click', keepForReact, true));
}

/** Browsers tell of a move by nothing where a page comes up under a mouse that rests: nobody meant it. */
function hydrateOnSign(event: Event): void {
  const isRest = event.type === 'pointermove' && !hasMoved(event as PointerEvent);
  if (!isRest) hydrateOnce();
}

function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}

/**
 * A press on something that React answers in place is kept until React is there, and then done: the first tap of a
 * phone's visitor is also the first sign of intent. The last press counts where there were several.
 */
let kept: HTMLElement | null = null;

function keepForReact(event: MouseEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest('[data-waits], a[data-move]') : null;
  // A link that is to open elsewhere, in another tab say, does so without React.
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!(pressed instanceof HTMLElement) || !isPlain) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  hydrateOnce();
  const isFirst = kept === null;
  kept = pressed;
  if (isFirst) void hydration?.then(() => requestAnimationFrame(() => kept?.click()));
}

for (const sign of signsOfIntent) addEventListener(sign, hydrateOnSign, { capture: true, passive: true });
addEventListener('click', keepForReact, true);

// Hearts that are full are shown full without waiting for a sign: the visitor has kept something before.
if (/(?:^|;\s*)has_favorites=1(?:;|$)/.test(document.cookie)) hydrateOnce();

// A page that goes on by itself, such as a booking that is followed, does not wait for its reader.
if (document.querySelector('[data-acts]') !== null) hydrateOnce();

if (document.querySelector('[data-slider]') !== null) {
  void import('../content-modules/hero-slider/run-slider.ts').then(({ runSliders }) => runSliders(document));
}

if (document.querySelector('[data-has-events]') !== null) {
  void import('./track-served-page.ts').then(({ trackServedPage }) => trackServedPage());
}
