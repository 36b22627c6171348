import { officeFigures } from '../../defaults.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import { findLateFeeds } from '../../features/deliveries/find-late-feeds.ts';
import type { DayFigures } from '../../features/staff/start/day-figures.ts';
import { listDueItems } from './list-due-items.ts';
import type { OfficeDeps } from './office-deps.server.ts';

/** What of all trades the first page shows of today and the days around it. */
export async function readDayFigures({
  figures,
  service,
  notices,
  deliveries,
  clock,
}: OfficeDeps): Promise<DayFigures> {
  const now = clock.now();
  const today = dayAt(now);
  const days = { from: today - officeFigures.days + 1, to: today };
  const ahead = { from: today, to: today + officeFigures.daysAhead - 1 };
  const [refunds, open, departures, sales, steps, feeds] = await Promise.all([
    service.listRefunds('open'),
    notices.list('open'),
    figures.listDepartures(ahead),
    figures.listSales(days),
    figures.readSteps(days),
    deliveries.listFeeds(new Date(now.getTime() - officeFigures.feedForgottenMs)),
  ]);
  return {
    due: listDueItems({ refunds, notices: open }, { now, until: ahead.to }),
    departures,
    days,
    sales,
    steps,
    lateFeeds: findLateFeeds(feeds, now),
  };
}
