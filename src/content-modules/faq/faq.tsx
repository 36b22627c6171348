import { Section } from '../../design/section.tsx';
import { SectionHeader } from '../../design/section-header.tsx';
import { RichCopy } from '../parts/rich-copy.tsx';
import styles from './faq.module.css';
import type { FaqProps } from './schema.ts';

/** Sections fold and are open at first (SHELL-061, MOD-057); the browser's own `details` gives keyboard and search for free. */
export function Faq({ anchor, headline, sections }: FaqProps) {
  const Title = headline ? 'h3' : 'h2';
  const Question = headline ? 'h4' : 'h3';
  return (
    <Section id={anchor}>
      {headline ? <SectionHeader title={headline} /> : null}
      <div className={styles.sections}>
        {sections.map(({ title, questions }) => (
          <details key={title} className={styles.section} open suppressHydrationWarning>
            <summary>
              <Title>{title}</Title>
            </summary>
            <div className={styles.entries}>
              {questions.map(({ question, answer }) => (
                <div key={question} className={styles.entry}>
                  <Question>{question}</Question>
                  <RichCopy words={answer} />
                </div>
              ))}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
