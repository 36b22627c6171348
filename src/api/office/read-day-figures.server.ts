import { officeFigures } from '../../defaults.ts';
import { seesBrand } from '../../domain/staff/brand-scope.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import { findLateFeeds } from '../../features/deliveries/find-late-feeds.ts';
import type { DayFigures } from '../../features/staff/start/day-figures.ts';
import { listDueItems } from './list-due-items.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';

/** What of all trades the first page shows of today and the days around it. Feeds are the shop's own: staff of some brands see none. */
export async function readDayFigures(
  { figures, service, notices, deliveries, clock }: OfficeDeps,
  { brands }: Pick<StaffMember, 'brands'>,
): Promise<DayFigures> {
  const now = clock.now();
  const today = dayAt(now);
  const days = { from: today - officeFigures.days + 1, to: today };
  const ahead = { from: today, to: today + officeFigures.daysAhead - 1 };
  const [refunds, open, departures, sales, steps, feeds] = await Promise.all([
    service.listRefunds('open', brands),
    notices.list('open', brands),
    figures.listDepartures(ahead, brands),
    figures.listSales(days),
    figures.readSteps(days),
    brands === null ? deliveries.listFeeds(new Date(now.getTime() - officeFigures.feedForgottenMs)) : [],
  ]);
  return {
    due: listDueItems({ refunds, notices: open }, { now, until: ahead.to }),
    departures,
    days,
    sales: sales.filter(({ brand }) => seesBrand(brands, brand)),
    steps: steps.filter(({ brand }) => seesBrand(brands, brand)),
    lateFeeds: findLateFeeds(feeds, now),
  };
}
