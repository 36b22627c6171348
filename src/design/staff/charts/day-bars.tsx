import type { ReactNode } from 'react';

/** One bar: its height, and what it says in words. */
export interface Bar {
  readonly key: string;
  /** 0 or more. */
  readonly value: number;
}

export interface DayBarsProps {
  readonly title: string;
  /** What the chart shows, in a sentence, for those who do not see it. */
  readonly summary: string;
  /** What the highest bar is worth, in words. */
  readonly highest: string;
  /** One a day, the first day in front. */
  readonly bars: readonly Bar[];
  readonly firstDay: string;
  readonly lastDay: string;
}

const gap = 0.25;

/** A small chart of days, one bar each: drawn by the server, readable without colour. Its figures are in a table behind it. */
export function DayBars({ title, summary, highest, bars, firstDay, lastDay }: DayBarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className="chart">
      <figcaption>
        {title} <small>{highest}</small>
      </figcaption>
      <svg viewBox={`0 0 ${bars.length} 1`} preserveAspectRatio="none" role="img" aria-label={summary}>
        {bars.map(({ key, value }, index) => (
          <rect key={key} x={index + gap / 2} y={1 - value / most} width={1 - gap} height={value / most} />
        ))}
      </svg>
      <p className="chart-ends" aria-hidden="true">
        <span>{firstDay}</span>
        <span>{lastDay}</span>
      </p>
    </figure>
  );
}

export interface StepBarsProps {
  readonly title: string;
  readonly summary: string;
  readonly steps: readonly (Bar & { readonly label: string; readonly words: string })[];
}

/** A small chart of steps that fewer and fewer reach, a bar each with its name and its number. */
export function StepBars({ title, summary, steps }: StepBarsProps) {
  const most = Math.max(1, ...steps.map(({ value }) => value));
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <div className="step-bars" role="img" aria-label={summary}>
        {steps.map(({ key, value, label, words }) => (
          <div key={key}>
            <span>{label}</span>
            <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              <rect x="0" y="0" width={value / most} height="1" />
            </svg>
            <span className="amount">{words}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** Charts side by side, and the table of their figures behind a disclosure. */
export function Charts({
  tableLabel,
  table,
  children,
}: {
  readonly tableLabel: string;
  readonly table: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <>
      <div className="charts">{children}</div>
      <details>
        <summary>{tableLabel}</summary>
        {table}
      </details>
    </>
  );
}
