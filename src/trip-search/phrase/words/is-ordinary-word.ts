import { splitWords } from '../../../domain/words/fold-text.ts';
import { LANGUAGES } from '../../../domain/words/language.ts';

/** Words of everyday language, folded, that differ in a letter or two from the name of a place, and are no errors in it. */
const everyday = `
  acaba alike anada anadir ancora ante anyone apenas attiva banca barco barra base basso beleg bene bere boton bouton cambi
  camino canjea carico caro cartine casella casilla casos celles cocher codice colonna colonne colpa compania constan corre corsi
  corso crea create cree culle damos danos debia deje delai devono devons ellas eran etranger expire falta flies fresco frisch
  fuera genau genera generale generali gens genug grace guarda guia guida indica instance inverses invia inviata iris karten
  leads lena lends letra llena loses maleta manera manon marcan marcar marke marked marta matches mean medico medida meisten
  merken mesure mettre mienne mobel model modele muestre mussen nadar nordlichter norme ouvre paga pagos pague paie pain pari
  parmi pasos passo pastille piani pochi portiamo potra prados prega prete puede quede rabatt rete retire ritiro roads rocas
  rodeos rufen sabana sain sala salata sante sapremo saremo savana savanna scade scena schliessen seller separadas seri seria
  share shared simile solde strada stress suoi tarda tasas tasks tasso tiede tient titolo torna torno trees tropen unterlagen
  usamos vacio valore vamos varia vence vencia venire verfallen vienen`;

/** Countries whose names are as near to that of another one, or of a city: Laos is not Lagos. */
const countryCodes = `AF AL DZ AD AO AG AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI CV KH CM CA CF TD CL CN CO KM CG CD CR CI HR CU CY CZ DK DJ DM DO
  EC EG SV GQ ER EE SZ ET FJ FI FR GA GM GE DE GH GR GD GT GN GW GY HT HN HU IS IN ID IR IQ IE IL IT JM JP JO KZ KE KI KP KR KW KG LA LV LB LS LR LY LI LT LU MG MW MY MV ML
  MT MH MR MU MX FM MD MC MN ME MA MZ MM NA NR NP NL NZ NI NE NG MK NO OM PK PW PS PA PG PY PE PH PL PT QA RO RU RW KN LC VC WS SM ST SA SN RS SC SL SG SK SI SB SO ZA SS ES
  LK SD SR SE CH SY TW TJ TZ TH TL TG TO TT TN TR TM TV UG UA AE GB US UY UZ VU VE VN YE ZM ZW AW CW GL GP MQ RE PF NC PR`;

const ordinaryWords = new Set([...splitWords(everyday), ...listCountryWords()]);

function* listCountryWords(): Generator<string> {
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of countryCodes.trim().split(/\s+/)) yield* splitWords(names.of(code) ?? '');
  }
}

/** True for a word that is meant as it is, although the name of a place is near. @param word folded */
export function isOrdinaryWord(word: string): boolean {
  return ordinaryWords.has(word);
}
