import { browserTimings } from '../../defaults.ts';

let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Focuses the first field in error and scrolls its group to the top of the window (ERR-027).
 */
export function showFirstError(form: HTMLFormElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (wrong === null) return;
  const control = wrong.matches('input, select, textarea')
    ? wrong
    : wrong.querySelector<HTMLElement>('input');
  control?.focus({ preventScroll: true });
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const group = wrong.closest('[data-group]') ?? wrong;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    group.scrollIntoView({
      block: group === wrong ? 'center' : 'start',
      behavior: isCalm ? 'auto' : 'smooth',
    });
  }, browserTimings.errorScrollDelayMs);
}
