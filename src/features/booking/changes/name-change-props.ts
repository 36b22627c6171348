import type { ChangeFrameProps } from './change-frame-props.ts';
import type { ChangeRefusal } from './change-rules/change-refusal.ts';
import type { NameFaults } from './change-rules/judged-change.ts';

export interface NamedTraveller {
  readonly firstName: string;
  readonly lastName: string;
}

export interface NameChangeProps extends ChangeFrameProps {
  /** `YYYY-MM-DD`; null where `refusal` says why. */
  readonly correctUntil: string | null;
  readonly maxLetters: number;
  readonly refusal: ChangeRefusal | null;
  readonly travellers: readonly NamedTraveller[];
  /** Null at first. */
  readonly typed: {
    readonly names: readonly NamedTraveller[];
    /** Null for names without faults. */
    readonly faults: readonly NameFaults[] | null;
    readonly isSame: boolean;
  } | null;
}

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly tripChangeName: NameChangeProps;
  }
}
