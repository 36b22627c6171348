export interface SliderControls {
  readonly pause: HTMLButtonElement;
  /** Dots and arrows: with them a visitor chooses a slide. */
  readonly choices: readonly HTMLButtonElement[];
  select(index: number): void;
  setPaused(isPaused: boolean): void;
  remove(): void;
}

export interface SliderMoves {
  scrollTo(index: number): void;
  scrollBy(step: 1 | -1): void;
}

/** Builds arrows, dots and pause button into the slider's empty control box. Labels come from its data attributes. */
export function buildControls(slider: HTMLElement, slideCount: number, moves: SliderMoves): SliderControls {
  const label = (name: string) => slider.getAttribute(`data-label-${name}`) ?? '';
  const box = slider.querySelector<HTMLElement>('[data-slider-controls]') ?? slider;
  const pause = buildButton('pause', label('pause'), () => {});
  const dots = Array.from({ length: slideCount }, (_, index) =>
    buildButton('dot', `${label('dot')} ${index + 1}`, () => moves.scrollTo(index)),
  );
  const choices = [
    buildButton('previous', label('previous'), () => moves.scrollBy(-1)),
    ...dots,
    buildButton('next', label('next'), () => moves.scrollBy(1)),
  ];
  const parts = [pause, ...choices];
  box.append(...parts);
  return {
    pause,
    choices,
    select(index) {
      dots.forEach((dot, at) => {
        if (at === index) dot.setAttribute('aria-current', 'true');
        else dot.removeAttribute('aria-current');
      });
    },
    setPaused(isPaused) {
      pause.dataset.control = isPaused ? 'play' : 'pause';
      pause.setAttribute('aria-label', label(isPaused ? 'play' : 'pause'));
    },
    remove() {
      for (const part of parts) part.remove();
    },
  };
}

function buildButton(control: string, label: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.control = control;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', onPress);
  return button;
}
