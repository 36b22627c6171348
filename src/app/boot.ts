/**
 * The first script of every page, a few hundred bytes. Pages work without script; React arrives with the first sign
 * that the visitor means to do something, so that a page which is only read costs no more than this.
 */
const signsOfIntent = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const;

let hydration: Promise<unknown> | null = null;

function hydrateOnce(): void {
  if (hydration !== null) return;
  for (const sign of signsOfIntent) removeEventListener(sign, hydrateOnce, true);
  hydration = import('./entry.client.tsx');
}

for (const sign of signsOfIntent) addEventListener(sign, hydrateOnce, { capture: true, passive: true });

if (document.querySelector('[data-slider]') !== null) {
  void import('../content-modules/hero-slider/run-slider.ts').then(({ runSliders }) => runSliders(document));
}
