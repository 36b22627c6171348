import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { CurrencyInfo } from '../../../domain/money/currency-info.ts';
import { type DeliveryState, deliveryStates } from '../../../domain/states/delivery-states.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { runAlone } from '../../../jobs/run-alone.server.ts';
import type {
  Decider,
  DeliveriesPort,
  DeliveryDecision,
  DeliveryFinding,
  HeldDelivery,
} from '../../../ports/supply/deliveries-port.ts';
import { formatImportReport } from '../../../ports/supply/feeds/import-report.ts';
import type { PictureLoader } from '../../../ports/supply/feeds/pictures/picture-loader.ts';
import { openSupplierDb } from '../store/supplier-store.server.ts';
import { listArrivals } from './feed-arrivals.server.ts';
import { readHeldFiles } from './held-deliveries.server.ts';
import { importIntoSupplierStore } from './import-into-supplier-store.server.ts';

interface Row {
  readonly id: string;
  readonly state: DeliveryState;
  readonly sent_at: Date;
  readonly sent_by: string;
  readonly is_full: boolean;
  readonly findings: readonly DeliveryFinding[];
  readonly decided_at: Date | null;
  readonly report: string | null;
  readonly files: readonly string[];
}

/** States of a delivery that somebody has to decide. */
const open = [...deliveryStates.listBefore('refused')];

/** Decided deliveries that are still listed. */
const decidedListed = 20;

/** Deliveries that wait in the supplier's store, and their decision. */
export function createDeliveries({
  pool,
  clock,
  currencyInfo,
  pictures,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly currencyInfo: CurrencyInfo;
  readonly pictures?: PictureLoader;
}): DeliveriesPort {
  const db = openSupplierDb(pool);
  const columns = sql`id, state, sent_at, sent_by, is_full, findings, decided_at, report, array(
    select distinct on (file) name from supplier.delivery_piece where delivery_id = delivery.id order by file) as files`;

  async function find(id: string): Promise<HeldDelivery | null> {
    const { rows } = await sql<Row>`select ${columns} from supplier.delivery where id = ${id}`.execute(db);
    return rows[0] === undefined ? null : toDelivery(rows[0]);
  }

  /**
   * Only one of two decisions at once is made: the other one finds it decided. An import that broke off, which is repeated safely, leaves it to
   * the next one.
   */
  async function decideAlone(id: string, work: () => Promise<DeliveryDecision>): Promise<DeliveryDecision> {
    return (await runAlone(pool, `delivery ${id}`, work)) ?? 'decided';
  }

  async function begin(id: string, by: Decider, state: 'taking' | 'refused') {
    const delivery = await find(id);
    if (delivery === null || !deliveryStates.canMove(delivery.state, state)) return 'decided';
    if (delivery.sentBy !== '' && delivery.sentBy.toLowerCase() === by.email.toLowerCase()) return 'own';
    const decidedAt = state === 'refused' ? clock.now() : null;
    const { rows } = await sql`update supplier.delivery
      set state = ${state}, decided_by = ${by.id}, sent_by = case when ${state} = 'refused' then '' else sent_by end, decided_at = ${decidedAt}::timestamptz
      where id = ${id} and state = any(${[...deliveryStates.listBefore(state)]}::text[]) returning id`.execute(
      db,
    );
    return rows.length === 0 ? 'decided' : 'begun';
  }

  const deletePieces = (id: string) =>
    sql`delete from supplier.delivery_piece where delivery_id = ${id}`.execute(db);

  return {
    async list() {
      const { rows } =
        await sql<Row>`(select ${columns} from supplier.delivery where state = any(${open}::text[]) order by sent_at)
        union all (select ${columns} from supplier.delivery where state <> all(${open}::text[])
          order by decided_at desc limit ${decidedListed}::integer)`.execute(db);
      return rows.map(toDelivery);
    },
    listFeeds: (since) => listArrivals(db, since),
    find,
    take: (id, by) =>
      decideAlone(id, async () => {
        const begun = await begin(id, by, 'taking');
        if (begun !== 'begun') return begun;
        const delivery = await find(id);
        const files = await readHeldFiles(db, id);
        const report = await importIntoSupplierStore(files, {
          pool,
          clock,
          currencyInfo,
          isFull: delivery?.isFull ?? false,
          isReviewed: true,
          ...(pictures !== undefined && { pictures }),
        });
        await sql`update supplier.delivery set state = 'taken', decided_at = ${clock.now()}::timestamptz,
        report = ${formatImportReport(report)}, sent_by = ''
        where id = ${id} and state = any(${[...deliveryStates.listBefore('taken')]}::text[])`.execute(db);
        await deletePieces(id);
        return 'done';
      }),
    refuse: (id, by) =>
      decideAlone(id, async () => {
        const begun = await begin(id, by, 'refused');
        if (begun !== 'begun') return begun;
        await deletePieces(id);
        return 'done';
      }),
  };
}

function toDelivery(row: Row): HeldDelivery {
  return {
    id: row.id,
    state: row.state,
    sentAt: row.sent_at,
    sentBy: row.sent_by,
    isFull: row.is_full,
    files: row.files,
    findings: row.findings,
    decidedAt: row.decided_at,
    report: row.report,
  };
}
