import type { Words } from '../parts/words.ts';

/** Questions and answers in sections (MOD-054 to MOD-056). */
export interface FaqProps {
  /** Target of `#…` links. */
  readonly anchor?: string;
  readonly headline?: Words;
  readonly sections: readonly {
    readonly title: Words;
    readonly questions: readonly {
      readonly question: Words;
      /** May hold `**strong**` and `[label](/kreta)`. */
      readonly answer: Words;
    }[];
  }[];
}
