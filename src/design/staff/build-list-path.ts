import { buildPath } from '../../url.ts';
import type { ListTurn } from './staff-list-view.tsx';

/** Lists of the staff app whose address carries filters, order and page. */
export type ListRoute =
  | 'back_office'
  | 'back_office_accounts'
  | 'back_office_audit'
  | 'back_office_cases'
  | 'back_office_deliveries'
  | 'back_office_incident'
  | 'back_office_notices'
  | 'back_office_promotions'
  | 'back_office_refunds'
  | 'back_office_reviews'
  | 'back_office_voucher_liability'
  | 'back_office_vouchers'
  | 'back_office_withdrawals';

/** The address of a list with its filters; '' and the first page are left out. Another order begins at the first page. */
export function buildListPath(
  route: ListRoute,
  filters: Readonly<Record<string, string>>,
  { page = 1, ...turn }: ListTurn = {},
): string {
  const asked = { ...filters, ...turn, page: page === 1 ? '' : String(page) };
  return buildPath(route, {}, Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')));
}
