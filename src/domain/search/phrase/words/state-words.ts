/** The German states as people name them, in any language, by the second half of their ISO 3166-2 code. */
export const stateWords = {
  BW: 'baden württemberg|badenwürttemberg|ba wü|bawü|bw|bade wurtemberg|baden wurttemberg|baden wuerttemberg',
  BY: 'bayern|bavaria|bayerisch|bayerische|bayerischen|bavarian|baviera|bavière',
  BE: 'berlin|berliner|berlino|berlín',
  BB: 'brandenburg|brandenburger|brandeburgo|brandebourg',
  HB: 'bremen|bremer|brema|brême',
  HH: 'hamburg|hamburger|amburgo|hamburgo|hambourg',
  HE: 'hessen|hesse|hessische|hessischen|assia',
  MV: 'mecklenburg vorpommern|mv|meck pomm|mecklenburg western pomerania|meckpomm|meclemburgo pomerania anteriore|mecklenburg',
  NI: 'niedersachsen|lower saxony|niedersächsische|niedersächsischen|bassa sassonia|baja sajonia|basse saxe',
  NW: 'nordrhein westfalen|nrw|north rhine westphalia|renania settentrionale vestfalia|rhénanie du nord westphalie|renania del norte westfalia',
  RP: 'rheinland pfalz|rhineland palatinate|rlp|renania palatinato|rhénanie palatinat|renania palatinado',
  SL: 'saarland|sarre|saar|sarland',
  SN: 'sachsen|saxony|sächsische|sächsischen|sassonia|sajonia|saxe',
  ST: 'sachsen anhalt|saxony anhalt|sassonia anhalt|sajonia anhalt|saxe anhalt',
  SH: 'schleswig holstein|sh',
  TH: 'thüringen|thuringia|thüringer|turingia|thuringe',
} as const;
