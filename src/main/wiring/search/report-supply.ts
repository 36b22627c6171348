import type { SupplyEvent } from '../../../server/supply/follow-supply.server.ts';
import type { AppDeps } from '../app-deps.ts';

export function reportSupply(log: AppDeps['log'], event: SupplyEvent): void {
  if (event.kind === 'failed')
    log.error({ err: event.error }, 'following the supply failed and is tried again');
  else if (event.kind === 'refused') log.warn(event, 'supply changes were refused');
  else log.info(event, 'offers loaded');
}
