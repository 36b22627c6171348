import { CancelledResult } from './cancelled-result.tsx';
import { FailResult } from './fail-result.tsx';
import type { CancelledProps, FailProps, SoftProps, SuccessProps } from './result-props.ts';
import { SoftResult } from './soft-result.tsx';
import { SuccessResult } from './success-result.tsx';

export type ResultPageProps = SuccessProps | CancelledProps | FailProps | SoftProps;

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly bookingResult: ResultPageProps;
  }
}

/** The result of a booking: booked, cancelled, failed, or uncertain. */
export default function ResultPage(props: ResultPageProps) {
  switch (props.kind) {
    case 'success':
      return <SuccessResult {...props} />;
    case 'cancelled':
      return <CancelledResult {...props} />;
    case 'fail':
      return <FailResult {...props} />;
    case 'soft':
      return <SoftResult {...props} />;
  }
}
