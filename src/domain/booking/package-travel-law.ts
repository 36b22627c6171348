import type { MarketCode } from '../places/market.ts';

/** Addresses of each market's package travel law, for the standard information (directive (EU) 2015/2302, annex I). */
export const PACKAGE_TRAVEL_LAW: Readonly<Record<MarketCode, string>> = {
  de: 'https://www.gesetze-im-internet.de/bgb/__651a.html',
  at: 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20009859',
  ch: 'https://www.fedlex.admin.ch/eli/cc/1993/3152_3152_3152/de',
  gb: 'https://www.legislation.gov.uk/uksi/2018/634/contents',
  ie: 'https://www.irishstatutebook.ie/eli/1995/act/17/enacted/en/html',
  it: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2011-05-23;79',
  es: 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-20555',
};
