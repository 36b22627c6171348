import type { ReactNode } from 'react';
import { Skeleton } from '../../../../design/feedback/skeleton.tsx';

/** What a picker shows while its content loads; it can be left already. */
export function LoadingPanel({ foot }: { readonly foot: ReactNode }) {
  return (
    <>
      <Skeleton lines={8} />
      {foot}
    </>
  );
}
