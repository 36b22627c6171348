import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { ChangeFrameProps } from './change-frame-props.ts';
import type { ChangeRefusal } from './change-rules/change-refusal.ts';
import type { ChangeChoice } from './change-rules/list-change-choices.ts';

export interface ChangePageProps extends ChangeFrameProps {
  readonly refusal: ChangeRefusal | null;
  readonly choices: readonly ChangeChoice[];
  readonly currency: CurrencyCode;
}

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly tripChange: ChangePageProps;
  }
}
