/**
 * Compass groups in which German departure airports are shown (AIRPORT-010), each in the order the requirements give
 * (AIRPORT-012 to AIRPORT-015). Closed airports stay listed: requests that name them are valid, they just have no flights.
 */
export const airportGroups = {
  NORTH: ['BRE', 'HAM', 'HAJ', 'HDF', 'LBC', 'RLG', 'GWT'],
  SOUTH: ['FDH', 'FKB', 'FMM', 'MUC', 'NUE', 'STR'],
  WEST: ['DTM', 'DUS', 'FRA', 'HHN', 'KSF', 'CGN', 'FMO', 'PAD', 'SCN', 'NRN', 'ZQW'],
  EAST: ['SXF', 'TXL', 'DRS', 'ERF', 'LEJ', 'BER'],
} as const satisfies Record<string, readonly string[]>;
