import { FailResult } from './fail-result.tsx';
import type { FailProps, SoftProps, SuccessProps } from './result-props.ts';
import { SoftResult } from './soft-result.tsx';
import { SuccessResult } from './success-result.tsx';

export type ResultPageProps = SuccessProps | FailProps | SoftProps;

/** The end of a booking: made, not made, or not known yet. */
export default function ResultPage(props: ResultPageProps) {
  switch (props.kind) {
    case 'success':
      return <SuccessResult {...props} />;
    case 'fail':
      return <FailResult {...props} />;
    case 'soft':
      return <SoftResult {...props} />;
  }
}
