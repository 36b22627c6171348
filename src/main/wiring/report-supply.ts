import type { Logger } from 'pino';
import type { SupplyEvent } from '../../server/supply/follow-supply.server.ts';

export function reportSupply(log: Pick<Logger, 'error' | 'info' | 'warn'>, event: SupplyEvent): void {
  if (event.kind === 'failed')
    log.error({ err: event.error }, 'following the supply failed and is tried again');
  else if (event.kind === 'refused') log.warn(event, 'supply changes were refused');
  else log.info(event, 'offers loaded');
}
