import { Section } from '../../design/section.tsx';
import { SectionHeader } from '../../design/section-header.tsx';
import { useTexts } from '../../site/visit-context.tsx';
import styles from './climate-year.module.css';
import type { ClimateYearProps } from './schema.ts';

/** A place's year: a table of air and sea temperatures that looks like a chart. */
export function ClimateYear({ headline, copytext, months, note }: ClimateYearProps) {
  const texts = useTexts();
  const hasSea = months.some(({ sea }) => sea !== null);
  return (
    <Section>
      <SectionHeader title={headline} lead={copytext} />
      <table className={styles.year}>
        <caption className="visually-hidden">{headline}</caption>
        <thead>
          <tr>
            <th scope="col">{texts('climate.month')}</th>
            <th scope="col">{texts('climate.air')}</th>
            {hasSea ? <th scope="col">{texts('climate.seaName')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {months.map(({ name, air, sea, isNow }) => (
            <tr key={name} data-now={isNow ? '' : undefined}>
              <th scope="row">{name}</th>
              <td className={styles.air}>
                <Bar temperature={air} />
                {air}°
              </td>
              {sea === null ? null : <td className={styles.sea}>{sea}°</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {hasSea ? texts('climate.legendWithSea') : texts('climate.legend')} {note}
      </p>
    </Section>
  );
}

/** Highest temperature the bars have room for, in °C. */
const tallest = 40;

/** Drawn rather than styled: the content security policy has no room for a height in a style attribute. */
function Bar({ temperature }: { temperature: number }) {
  const height = Math.max(1, Math.min(tallest, temperature + 2));
  return (
    <svg className={styles.bar} viewBox={`0 0 10 ${tallest}`} preserveAspectRatio="none" aria-hidden="true">
      <rect y={tallest - height} width="10" height={height} fill="currentColor" />
    </svg>
  );
}
