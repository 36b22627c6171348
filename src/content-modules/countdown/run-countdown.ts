import { splitRemaining } from './split-remaining.ts';

/** MOD-074. */
const tickMs = 1000;

const running = new WeakMap<Element, () => void>();

/** Starts every countdown below a node that is not running yet. */
export function runCountdowns(root: ParentNode): void {
  for (const countdown of root.querySelectorAll<HTMLElement>('[data-countdown]')) runCountdown(countdown);
}

/**
 * Writes what is left into a served countdown, every second, and takes it away once it is over; where it has words for
 * editors it stays and shows them. React leaves alone what is written here. Running it twice on one countdown is once.
 * @returns stops it
 */
export function runCountdown(countdown: HTMLElement): () => void {
  const known = running.get(countdown);
  if (known !== undefined) return known;
  const { countdown: moment = '', now } = countdown.dataset;
  const lead = now === undefined ? 0 : Date.parse(now) - Date.now();
  const timer = setInterval(update, tickMs);

  function update(): void {
    // The page it stood on may be gone without a word.
    if (!countdown.isConnected) {
      stop();
      return;
    }
    const left = splitRemaining(Date.parse(moment) - Date.now() - lead);
    for (const place of countdown.querySelectorAll<HTMLElement>('[data-unit]'))
      place.textContent = left?.[place.dataset.unit as keyof typeof left] ?? '00';
    countdown.dataset.state = left === null ? 'over' : 'running';
    if (left !== null) return;
    clearInterval(timer);
    countdown.hidden = countdown.querySelector('[data-over]') === null;
  }

  function stop(): void {
    running.delete(countdown);
    clearInterval(timer);
  }
  running.set(countdown, stop);
  update();
  return stop;
}
