/** Where the product's days begin and end and staff read the time; every market is within an hour of it. */
export const SHOP_TIME_ZONE = 'Europe/Berlin';
