import './trip/calendar/calendar-part.tsx';

/** The page of a hotel with the price calendar to choose other dates (HOTEL-025). */
export { default } from './hotel-page.tsx';
