import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import type { ChangeFrameProps } from '../change-frame-props.ts';
import type { ChangeRefusal } from '../change-rules/change-refusal.ts';
import type { ExtrasFault } from '../change-rules/judge-extras.ts';
import type { ExtraSlot } from '../change-rules/list-extra-slots.ts';

export interface ExtrasChangeProps extends ChangeFrameProps {
  readonly refusal: ChangeRefusal | null;
  readonly slots: readonly ExtraSlot[];
  readonly travellers: readonly string[];
  readonly currency: CurrencyCode;
  /** Ids that were chosen before, by the name of their field. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Why what was chosen cannot be added; null at first. */
  readonly fault: ExtrasFault | 'same' | null;
}

declare module '../../../../site/view-props.ts' {
  interface ViewProps {
    readonly tripChangeExtras: ExtrasChangeProps;
  }
}
