import '../trip/cascade/cascade-part.tsx';

/** The page of a hotel with the cascade to choose other dates. */
export { default } from './hotel-page.tsx';
