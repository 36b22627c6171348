/**
 * The seller's time zone: where the product's days begin and end, for search, prices, orders, fees and documents alike, and staff
 * read the time. Every market is within an hour of it. The supplier of the demo is at home here too.
 */
export const SHOP_TIME_ZONE = 'Europe/Berlin';
