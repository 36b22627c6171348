import { formatMiles } from '../../../../domain/miles/format-miles.ts';
import { useTexts } from '../../../../site/visit-context.tsx';
import styles from './miles-block.module.css';
import { useHandle } from './use-handle.ts';

interface MilesSliderProps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** What is left to pay with that many miles, as it is shown. */
  readonly left: string;
  readonly onSlide: (points: number) => void;
}

/** How many miles, with what is left to pay at the handle (MILE-007, MILE-010). */
export function MilesSlider({ min, max, step, value, left, onSlide }: MilesSliderProps) {
  const texts = useTexts();
  const handle = useHandle((value - min) / Math.max(1, max - min));
  return (
    <div className={styles.slider} data-needs-script>
      <output ref={handle.label} className={styles.handle} htmlFor="miles-slider">
        <span className="visually-hidden">{texts('payment.miles.left')} </span>
        {left}
      </output>
      <input
        ref={handle.track}
        id="miles-slider"
        type="range"
        aria-label={texts('payment.miles.slider')}
        aria-valuetext={texts('payment.miles.sliderValue', { points: formatMiles(value), amount: left })}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={({ currentTarget }) => onSlide(Number(currentTarget.value))}
      />
      <p className={styles.ends} aria-hidden>
        <span>{formatMiles(min)}</span>
        <span>{formatMiles(max)}</span>
      </p>
    </div>
  );
}
