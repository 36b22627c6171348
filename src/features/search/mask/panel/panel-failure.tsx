import { LoadFailure } from './load-failure.tsx';

/** Replaces a picker whose code could not be loaded: after a release, or without a network. */
export function PanelFailure() {
  return <LoadFailure onRetry={() => location.reload()} />;
}
