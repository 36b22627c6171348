import './trip/cascade/cascade-part.tsx';
import './trip/dates/plain-offers.tsx';

/** The page of a hotel with the cascade to choose other dates, or with the plain list where the brand has neither that nor the calendar. */
export { default } from './hotel-page.tsx';
