import { useId } from 'react';
import { useTexts } from '../../../../site/visit-context.tsx';
import { ChosenChips } from '../panel/chosen-chips.tsx';
import styles from '../panel/mask-panel.module.css';
import { listPhraseNotes } from './list-phrase-notes.ts';
import { removePart } from './remove-part.ts';
import type { UnderstoodPhrase } from './understood-schema.ts';

export interface UnderstoodPartsProps {
  readonly keyword: string;
  readonly understood: UnderstoodPhrase;
  /** Called with the sentence that is left when a part is taken out of it. */
  readonly onRemove: (keyword: string) => void;
}

/** What a sentence was understood to ask for, each part to be taken out of it, and what was not understood. */
export function UnderstoodParts({ keyword, understood, onRemove }: UnderstoodPartsProps) {
  const texts = useTexts();
  const headingId = useId();
  const { parts } = understood;
  return (
    <div className={styles.recent}>
      <p id={headingId} className={styles.label}>
        {texts('mask.understood')}
      </p>
      <ChosenChips
        labelledBy={headingId}
        chosen={parts.map(({ label }, at) => ({ key: String(at), name: label }))}
        onRemove={(key) => {
          const part = parts[Number(key)];
          if (part !== undefined) onRemove(removePart(keyword, part.ranges));
        }}
      />
      {listPhraseNotes(understood, texts).map((note) => (
        <p key={note} className={styles.hint}>
          {note}
        </p>
      ))}
    </div>
  );
}
