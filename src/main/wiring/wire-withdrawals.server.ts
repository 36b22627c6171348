import type { LiveBrands } from '../../brands/load-brands.server.ts';
import type { Db } from '../../database/open-kysely.server.ts';
import { systemClock } from '../../domain/time/clock.ts';
import type { WithdrawalOffice } from '../../features/withdrawal/office/withdrawal-list.ts';
import { createWithdrawalOffice } from '../../features/withdrawal/office/withdrawal-office.server.ts';
import type { WithdrawableContracts } from '../../features/withdrawal/withdrawal.ts';
import { startWithdrawalWorker } from '../../features/withdrawal/withdrawal-worker.server.ts';
import { createWithdrawals, type Withdrawals } from '../../features/withdrawal/withdrawals.server.ts';
import type { MailPort } from '../../ports/mail/mail-port.ts';
import type { AppDeps } from './app-deps.ts';

interface WithdrawalWiringDeps {
  readonly db: Db;
  readonly mail: MailPort;
  readonly liveBrands: LiveBrands;
  /** Contracts that can be withdrawn from, by kind. */
  readonly contracts: readonly WithdrawableContracts[];
}

/** What receives withdrawals, carries them out and acknowledges them. */
export function wireWithdrawals(
  { log }: Pick<AppDeps, 'log'>,
  { db, mail, liveBrands, contracts }: WithdrawalWiringDeps,
): { readonly withdrawals: Withdrawals; readonly office: WithdrawalOffice; close(): Promise<void> } {
  const worker = startWithdrawalWorker({
    db,
    clock: systemClock,
    mail,
    brands: liveBrands,
    contracts,
    report: (error) => log.error({ err: error }, 'a withdrawal was not acknowledged and is tried again'),
  });
  return {
    withdrawals: createWithdrawals(db, systemClock, () => worker.wake()),
    office: createWithdrawalOffice({
      db,
      clock: systemClock,
      contracts,
      onSettled: () => worker.wake(),
      report: (error) => log.error({ err: error }, 'a withdrawal was not carried out for staff'),
    }),
    close: () => worker.close(),
  };
}
