import { type DatesPartProps, provideDatesPart } from '../dates/dates-parts.ts';
import { CalendarPanel } from './calendar-panel.tsx';

function CalendarPart({ dates, ...shared }: DatesPartProps) {
  return <CalendarPanel {...shared} served={dates.calendar} />;
}

provideDatesPart('offersCalendar', CalendarPart);
