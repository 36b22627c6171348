import type { Words } from '../parts/words.ts';

/** What travellers with certain airlines should know of bags, seats and meals (MOD-114 to MOD-118), as stored. */
export interface StoredAncillariesNotice {
  readonly infos: readonly {
    /** IATA codes: the info is shown with a flight of any of them. */
    readonly airlines: readonly string[];
    /** May hold `**strong**` and `[label](/hilfe)`. */
    readonly text: Words;
  }[];
}

export interface AncillariesNoticeProps extends StoredAncillariesNotice {
  /** True where none of the page's airlines is meant: then editors alone see it (EDIT-006). */
  readonly isPlaceholder?: boolean;
}
