import type { SchoolHolidayTable } from './school-holiday-table.ts';

/** Decided by the cantons, published by the Erziehungsdirektorenkonferenz; read in the collection of OpenHolidays as of January 2026. */
const edk = 'https://www.edk.ch/de/bildungssystem/kantonale-schulorganisation/Schulferien';
/** Of 2027, with a link to the canton's own page; read in November 2026. */
const mesInfos = 'https://www.mesinfos.ch/fr/vacances-scolaires/schwyz';

/**
 * School holidays of the Swiss cantons, of their primary schools: of Bern those of the part that speaks German, of Appenzell
 * Innerrhoden without Oberegg, of Zürich those that the canton recommends. Winter holidays that municipalities choose are left out, and
 * so is that of Basel-Stadt in 2028, whose first day is published in two ways.
 */
export const swissSchoolHolidays = {
  'CH-AG': {
    source: edk,
    summer: ['2027-07-19/2027-08-06', '2028-07-24/2028-08-11'],
    autumn: ['2027-10-04/2027-10-15'],
    christmas: ['2026-12-21/2026-12-31', '2027-12-24/2028-01-07'],
    easter: ['2027-04-12/2027-04-23', '2028-04-10/2028-04-21'],
  },
  'CH-AI': {
    source: edk,
    summer: ['2027-07-03/2027-08-15', '2028-07-01/2028-08-13'],
    autumn: ['2027-10-02/2027-10-17'],
    christmas: ['2026-12-19/2027-01-03', '2027-12-18/2028-01-02'],
    winter: ['2027-02-05/2027-02-14'],
    easter: ['2027-04-10/2027-04-25', '2028-04-08/2028-04-23'],
  },
  'CH-AR': {
    source: edk,
    summer: ['2027-07-12/2027-08-13', '2028-07-10/2028-08-11'],
    autumn: ['2027-10-11/2027-10-22'],
    christmas: ['2026-12-21/2027-01-01', '2027-12-20/2027-12-31'],
    easter: ['2027-04-12/2027-04-23', '2028-04-10/2028-04-21'],
  },
  'CH-BE': {
    source: edk,
    summer: ['2027-07-03/2027-08-15'],
    autumn: ['2027-09-25/2027-10-17'],
    christmas: ['2026-12-25/2027-01-10', '2027-12-25/2028-01-09'],
    winter: ['2027-02-06/2027-02-14'],
    easter: ['2027-04-10/2027-04-25'],
  },
  'CH-BL': {
    source: edk,
    summer: ['2027-07-03/2027-08-15', '2028-07-01/2028-08-13'],
    autumn: ['2027-10-02/2027-10-17'],
    christmas: ['2026-12-19/2027-01-03', '2027-12-18/2028-01-02'],
    winter: ['2027-02-06/2027-02-21', '2028-02-26/2028-03-12'],
    easter: ['2027-03-20/2027-04-04', '2028-04-08/2028-04-23'],
  },
  'CH-BS': {
    source: edk,
    summer: ['2027-07-03/2027-08-15', '2028-07-01/2028-08-13'],
    autumn: ['2027-10-02/2027-10-17'],
    christmas: ['2026-12-19/2027-01-03', '2027-12-18/2028-01-02'],
    winter: ['2027-02-06/2027-02-21'],
    easter: ['2027-03-20/2027-04-04', '2028-04-08/2028-04-23'],
  },
  'CH-FR': {
    source: edk,
    christmas: ['2026-12-19/2027-01-03'],
  },
  'CH-GE': {
    source: edk,
    summer: ['2027-07-05/2027-08-25', '2028-07-03/2028-08-23'],
    autumn: ['2027-10-25/2027-10-29'],
    christmas: ['2026-12-24/2027-01-08', '2027-12-24/2028-01-07'],
    winter: ['2027-02-15/2027-02-19', '2028-02-21/2028-02-25'],
    easter: ['2027-03-26/2027-04-09', '2028-04-13/2028-04-21'],
  },
  'CH-GL': {
    source: edk,
    christmas: ['2026-12-24/2027-01-10'],
  },
  'CH-JU': {
    source: edk,
    summer: ['2027-07-05/2027-08-13', '2028-07-03/2028-08-18'],
    autumn: ['2027-10-11/2027-10-22'],
    christmas: ['2026-12-24/2027-01-08', '2027-12-24/2028-01-07'],
    winter: ['2027-02-15/2027-02-19', '2028-02-21/2028-02-25'],
    easter: ['2027-03-26/2027-04-09', '2028-04-14/2028-04-28'],
  },
  'CH-LU': {
    source: edk,
    summer: ['2027-07-03/2027-08-15', '2028-07-08/2028-08-20'],
    autumn: ['2027-09-25/2027-10-10'],
    christmas: ['2026-12-19/2027-01-03', '2027-12-18/2028-01-02'],
    winter: ['2027-01-30/2027-02-14', '2028-02-19/2028-03-05'],
    easter: ['2027-03-26/2027-04-11', '2028-04-14/2028-04-30'],
  },
  'CH-NE': {
    source: edk,
    christmas: ['2026-12-19/2027-01-03'],
  },
  'CH-NW': {
    source: edk,
    christmas: ['2026-12-19/2027-01-03'],
  },
  'CH-OW': {
    source: edk,
    christmas: ['2026-12-24/2027-01-06'],
  },
  'CH-SG': {
    source: edk,
    summer: ['2027-07-11/2027-08-15', '2028-07-09/2028-08-13'],
    autumn: ['2027-10-03/2027-10-24'],
    christmas: ['2026-12-20/2027-01-03', '2027-12-19/2028-01-02'],
    easter: ['2027-04-11/2027-04-25', '2028-04-09/2028-04-23'],
  },
  'CH-SH': {
    source: edk,
    christmas: ['2026-12-24/2027-01-03'],
  },
  'CH-SZ': {
    source: mesInfos,
    summer: ['2027-07-10/2027-08-15'],
    autumn: ['2027-10-02/2027-10-17'],
    christmas: ['2026-12-25/2027-01-06', '2027-12-25/2028-01-06'],
    winter: ['2027-02-27/2027-03-07'],
    easter: ['2027-05-01/2027-05-16'],
  },
  'CH-TG': {
    source: edk,
    christmas: ['2026-12-19/2027-01-03'],
  },
  'CH-TI': {
    source: edk,
    christmas: ['2026-12-24/2027-01-06'],
  },
  'CH-UR': {
    source: edk,
    christmas: ['2026-12-24/2027-01-10'],
  },
  'CH-VD': {
    source: edk,
    christmas: ['2026-12-24/2027-01-10'],
  },
  'CH-ZG': {
    source: edk,
    summer: ['2027-07-03/2027-08-15', '2028-07-08/2028-08-20'],
    autumn: ['2027-10-03/2027-10-18'],
    christmas: ['2026-12-19/2027-01-03', '2027-12-19/2028-01-03'],
    winter: ['2027-02-06/2027-02-21', '2028-02-05/2028-02-20'],
    easter: ['2027-04-17/2027-05-02', '2028-04-15/2028-04-30'],
  },
  'CH-ZH': {
    source: edk,
    summer: ['2027-07-19/2027-08-21', '2028-07-17/2028-08-19'],
    autumn: ['2027-10-11/2027-10-23'],
    christmas: ['2026-12-21/2027-01-02', '2027-12-20/2028-01-01'],
    easter: ['2027-04-26/2027-05-08', '2028-04-17/2028-04-29'],
  },
} as const satisfies SchoolHolidayTable;

/** Cantons whose dates of 2027 were not published in what we have read, or differ between their parts: no holidays are known there then. */
export const swissHolidayGaps = [
  'CH-FR',
  'CH-GL',
  'CH-GR',
  'CH-NE',
  'CH-NW',
  'CH-OW',
  'CH-SH',
  'CH-SO',
  'CH-TG',
  'CH-TI',
  'CH-UR',
  'CH-VD',
  'CH-VS',
] as const;
