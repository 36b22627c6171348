import { Fragment } from 'react';
import styles from './rich-copy.module.css';
import { RichWords } from './rich-words.tsx';

/** Lines that follow each other, of a list or of a paragraph; an empty line parts two paragraphs. */
const blocks = /(?:^- .*\n?)+|(?:^(?!- ).*\S.*\n?)+/gm;

/** Words in several lines: paragraphs, and lists of what begins with `- `. */
export function RichCopy({ words }: { readonly words: string }) {
  return words.match(blocks)?.map((block, index) => {
    const lines = block.trim().split('\n');
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
    if (!block.startsWith('- ')) {
      return (
        <p key={index}>
          {lines.map((line, at) => (
            <Fragment key={at}>
              {at === 0 ? null : <br />}
              <RichWords words={line} />
            </Fragment>
          ))}
        </p>
      );
    }
    return (
      <ul key={index} className={styles.list}>
        {lines.map((line, at) => (
          <li key={at}>
            <RichWords words={line.slice(2)} />
          </li>
        ))}
      </ul>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  });
}
