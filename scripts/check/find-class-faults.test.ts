import { expect, test } from 'vitest';
import { findClassFaults } from './find-class-faults.ts';
import { parseSource } from './parse-source.ts';

const css = `@layer design {
  /* .old */
  .card:has(> .title) { margin: 0.5rem; background: url(a.svg); &.open { color: red } }
  :where(:global(.stays)) + .card { gap: 0 }
}`;
const find = (markup: string, style = css, others = '') =>
  findClassFaults(
    [
      parseSource(
        'src/a/card.tsx',
        `import styles from './card.module.css';\nexport const Card = () => ${markup};`,
      ),
      parseSource('src/a/other.tsx', others),
    ],
    new Map([['src/a/card.module.css', style]]),
  );
const all = '<p className={styles.card}><b className={styles.title}><i className={styles.open} /></b></p>';

test('a component that uses all classes of its module is in order', () => {
  expect(find(all)).toEqual([]);
});

test.each(['styles.steps', "styles['steps']"])('a class without a rule is a fault: %s', (use) => {
  expect(find(`<div className={${use}}>{${all}}</div>`)).toEqual([
    'src/a/card.tsx:2: src/a/card.module.css defines no class steps',
  ]);
});

test.each(['old', 'stays', 'svg'])(
  'a comment, a global class and a file name define no class: %s',
  (name) => {
    expect(find(`<div className={styles.${name}}>{${all}}</div>`)).toHaveLength(1);
  },
);

test('a class that nothing uses is a fault', () => {
  expect(find(all, `${css} .lost { gap: 0 }`)).toEqual([
    'src/a/card.module.css: nothing uses the class lost',
  ]);
});

test('a class chosen while rendering is used where it is a literal or begins like a template', () => {
  const chosen = `<p className={styles[tone]}><b className={styles[\`space-\${space}\`]} />{${all}}</p>`;
  const tones = `${css} .quiet { gap: 0 } .space-none { gap: 0 } .lost { gap: 0 }`;
  expect(find(chosen, tones, "export const tone = 'quiet';")).toEqual([
    'src/a/card.module.css: nothing uses the class lost',
  ]);
});
