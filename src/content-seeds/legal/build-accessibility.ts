import type { Brand, LocalText } from '../../brands/brand.ts';
import { countryName } from '../../domain/places/country-name.ts';
import { parseDay } from '../../domain/time/calendar-day.ts';
import { formatDate } from '../../domain/words/format-date.ts';
import { LANGUAGES, type Language } from '../../domain/words/language.ts';
import type { SeedDocument } from '../seed-document.ts';
import recorded from './accessibility-results.json' with { type: 'json' };
import { buildLegalPage } from './build-legal-page.ts';
import { laws } from './laws.ts';

/** What `npm run test:access` last found, as `scripts/accessibility/record-access.ts` writes it. */
export interface AccessResults {
  /** `YYYY-MM-DD`; null before the first run that was recorded. */
  readonly day: string | null;
  readonly engine: string;
  readonly pages: number;
  /** Of the window, in pixels. */
  readonly widths: readonly number[];
  /** Rules that pages break, each with the number of pages. */
  readonly findings: readonly { readonly rule: string; readonly pages: number }[];
}

/** Who supervises the accessibility of services in the country of a company (directive (EU) 2019/882, article 23). */
const authorities: Readonly<Record<string, string>> = {
  DE: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg',
  AT: 'Sozialministeriumservice, Wien',
};

/** The statement on accessibility: what the tests found, what is known not to be accessible, whom to write to, and who supervises. */
export function buildAccessibility(
  { name: brandName, company, hotline }: Brand,
  results: AccessResults = recorded,
): SeedDocument {
  const title = {
    de: 'Barrierefreiheit',
    en: 'Accessibility',
    it: 'Accessibilità',
    es: 'Accesibilidad',
    fr: 'Accessibilité',
  };
  const authority = authorities[company.country];
  const country = inEach((language) => countryName(company.country, language));
  return buildLegalPage({
    slug: 'barrierefreiheit',
    brandName,
    title,
    description: {
      de: 'Wie barrierefrei diese Seiten sind, was noch fehlt, und wer Ihnen weiterhilft.',
      en: 'How accessible these pages are, what is still missing, and who helps you.',
      it: 'Quanto sono accessibili queste pagine, che cosa manca ancora e chi vi aiuta.',
      es: 'Qué accesibles son estas páginas, qué falta todavía y quién le ayuda.',
      fr: 'Le niveau d’accessibilité de ces pages, ce qui manque encore et qui vous aide.',
    },
    parts: [
      {
        headline: title,
        paragraphs: [
          {
            de: `${brandName} soll jeder benutzen können: mit Tastatur, Vorlesegerät, großer Schrift und auf jedem Gerät. Maßstab sind die WCAG 2.2 in der Stufe AA und die Norm EN 301 549.`,
            en: `Everybody should be able to use ${brandName}: with a keyboard, a screen reader, large text and on any device. The measure is WCAG 2.2, level AA, and the standard EN 301 549.`,
            it: `Tutti devono poter usare ${brandName}: con la tastiera, il lettore di schermo, caratteri grandi e su ogni dispositivo. Il riferimento sono le WCAG 2.2, livello AA, e la norma EN 301 549.`,
            es: `Todos deben poder usar ${brandName}: con teclado, lector de pantalla, letra grande y en cualquier dispositivo. La referencia son las WCAG 2.2, nivel AA, y la norma EN 301 549.`,
            fr: `Chacun doit pouvoir utiliser ${brandName} : au clavier, avec un lecteur d’écran, en gros caractères et sur tout appareil. La référence : les WCAG 2.2, niveau AA, et la norme EN 301 549.`,
          },
          describeLaw(),
        ],
      },
      {
        anchor: 'results',
        headline: {
          de: 'Was geprüft ist',
          en: 'What was tested',
          it: 'Che cosa è stato verificato',
          es: 'Qué se ha comprobado',
          fr: 'Ce qui a été vérifié',
        },
        paragraphs: [describeRun(results)],
        ...(results.findings.length === 0 ? {} : { items: results.findings.map(describeFinding) }),
      },
      {
        anchor: 'gaps',
        headline: {
          de: 'Was noch nicht barrierefrei ist',
          en: 'What is not accessible yet',
          it: 'Che cosa non è ancora accessibile',
          es: 'Qué no es accesible todavía',
          fr: 'Ce qui n’est pas encore accessible',
        },
        paragraphs: [],
        items: gaps,
      },
      {
        anchor: 'contact',
        headline: {
          de: 'Barriere gefunden?',
          en: 'Found a barrier?',
          it: 'Avete trovato un ostacolo?',
          es: '¿Ha encontrado una barrera?',
          fr: 'Un obstacle ?',
        },
        paragraphs: [
          {
            de: `Schreiben Sie uns: [${company.email}](mailto:${company.email}), oder rufen Sie an: [${hotline.display}](tel:${hotline.number}). Wir antworten und buchen auf Wunsch am Telefon für Sie.`,
            en: `Write to us: [${company.email}](mailto:${company.email}), or call [${hotline.display}](tel:${hotline.number}). We answer, and book for you on the telephone if you like.`,
            it: `Scriveteci: [${company.email}](mailto:${company.email}), o chiamate: [${hotline.display}](tel:${hotline.number}). Rispondiamo e, se volete, prenotiamo per voi al telefono.`,
            es: `Escríbanos: [${company.email}](mailto:${company.email}), o llame: [${hotline.display}](tel:${hotline.number}). Le respondemos y, si lo desea, reservamos por teléfono.`,
            fr: `Écrivez-nous : [${company.email}](mailto:${company.email}), ou appelez : [${hotline.display}](tel:${hotline.number}). Nous répondons et réservons par téléphone si vous le souhaitez.`,
          },
          authority === undefined
            ? {
                de: `Über die Barrierefreiheit von Dienstleistungen wacht die zuständige Behörde des Landes: ${country.de}.`,
                en: `The accessibility of services is supervised by the authority in charge in this country: ${country.en}.`,
                it: `Sull’accessibilità dei servizi vigila l’autorità competente del paese: ${country.it}.`,
                es: `La accesibilidad de los servicios la supervisa la autoridad competente del país: ${country.es}.`,
                fr: `L’accessibilité des services est surveillée par l’autorité compétente du pays : ${country.fr}.`,
              }
            : {
                de: `Zuständige Behörde: ${authority}.`,
                en: `Authority in charge: ${authority}.`,
                it: `Autorità competente: ${authority}.`,
                es: `Autoridad competente: ${authority}.`,
                fr: `Autorité compétente : ${authority}.`,
              },
        ],
      },
    ],
  });
}

type InEachLanguage = Required<LocalText>;

function inEach(render: (language: Language) => string): InEachLanguage {
  return Object.fromEntries(LANGUAGES.map((language) => [language, render(language)])) as InEachLanguage;
}

function describeLaw(): InEachLanguage {
  const since = parseDay(laws.accessibilityStatement.appliesFrom);
  const day = inEach((language) => (since === null ? '' : formatDate(since, language, 'birth')));
  return {
    de: `Diese Erklärung verlangt die Richtlinie (EU) 2019/882, die seit dem ${day.de} gilt.`,
    en: `This statement is required by Directive (EU) 2019/882, which applies since ${day.en}.`,
    it: `Questa dichiarazione è richiesta dalla direttiva (UE) 2019/882, in vigore dal ${day.it}.`,
    es: `Esta declaración la exige la Directiva (UE) 2019/882, aplicable desde el ${day.es}.`,
    fr: `Cette déclaration est exigée par la directive (UE) 2019/882, applicable depuis le ${day.fr}.`,
  };
}

function describeRun({ day, engine, pages, widths, findings }: AccessResults): InEachLanguage {
  const tested = day === null ? null : parseDay(day);
  if (tested === null)
    return {
      de: 'Für diese Fassung liegt noch kein Ergebnis der automatischen Prüfung vor.',
      en: 'There is no result of the automatic tests for this version yet.',
      it: 'Per questa versione non c’è ancora un risultato delle verifiche automatiche.',
      es: 'Para esta versión aún no hay resultado de las comprobaciones automáticas.',
      fr: 'Il n’y a pas encore de résultat des tests automatiques pour cette version.',
    };
  const on = inEach((language) => formatDate(tested, language, 'birth'));
  const sizes = widths.join(', ');
  const rules = findings.length;
  return {
    de: `Am ${on.de} hat ${engine} ${pages} Seiten in ${sizes} Pixeln Breite geprüft, ${rules === 0 ? 'ohne Befund' : `mit Befunden (verletzte Regeln: ${rules})`}. Automatisch lässt sich nur ein Teil der Anforderungen prüfen; Bedienung mit der Tastatur, hoher Kontrast und doppelte Schriftgröße werden eigens getestet.`,
    en: `On ${on.en}, ${engine} tested ${pages} pages at widths of ${sizes} pixels, ${rules === 0 ? 'and found nothing' : `and found violations (rules broken: ${rules})`}. Only a part of the requirements can be tested automatically; keyboard use, forced colours and double font size have tests of their own.`,
    it: `Il ${on.it} ${engine} ha verificato ${pages} pagine a ${sizes} pixel di larghezza, ${rules === 0 ? 'senza trovare errori' : `con violazioni (regole: ${rules})`}. Solo una parte dei requisiti si verifica automaticamente; tastiera, contrasto elevato e caratteri doppi hanno verifiche proprie.`,
    es: `El ${on.es}, ${engine} comprobó ${pages} páginas con ${sizes} píxeles de ancho, ${rules === 0 ? 'sin encontrar fallos' : `con fallos (reglas incumplidas: ${rules})`}. Solo una parte de los requisitos se comprueba automáticamente; el teclado, el contraste alto y la letra doble tienen pruebas propias.`,
    fr: `Le ${on.fr}, ${engine} a testé ${pages} pages en ${sizes} pixels de large, ${rules === 0 ? 'sans rien relever' : `et relevé des écarts (règles : ${rules})`}. Seule une partie des exigences se teste automatiquement ; clavier, contraste élevé et caractères doublés ont leurs propres tests.`,
  };
}

function describeFinding({ rule, pages }: AccessResults['findings'][number]): InEachLanguage {
  return inEach(() => `${rule}: ${pages}`);
}

/** What we know of and have not mended; the tests cannot find it. */
const gaps: readonly InEachLanguage[] = [
  {
    de: 'Die Karte lässt sich nur sehend nutzen; alle Hotels darauf stehen auch in der Liste.',
    en: 'The map needs sight; all hotels on it are in the list, too.',
    it: 'La mappa richiede la vista; tutti gli hotel che mostra sono anche nell’elenco.',
    es: 'El mapa requiere la vista; todos sus hoteles están también en la lista.',
    fr: 'La carte suppose de voir ; tous ses hôtels figurent aussi dans la liste.',
  },
  {
    de: 'Texte und Bilder, die Hotels und Gäste liefern, haben nicht immer eine Beschreibung und stehen zum Teil in einer anderen Sprache, die dann angegeben ist.',
    en: 'Texts and pictures by hotels and guests do not always have a description and are partly in another language, which is then named.',
    it: 'I testi e le immagini di hotel e ospiti non hanno sempre una descrizione e sono in parte in un’altra lingua, che viene indicata.',
    es: 'Los textos e imágenes de hoteles y huéspedes no siempre tienen descripción y a veces están en otro idioma, que se indica.',
    fr: 'Les textes et images des hôtels et des voyageurs ne sont pas toujours décrits et sont parfois dans une autre langue, alors indiquée.',
  },
  {
    de: 'Die Seiten von Banken, auf denen Sie eine Zahlung bestätigen, sind nicht von uns.',
    en: 'The pages of banks on which you confirm a payment are not ours.',
    it: 'Le pagine delle banche su cui si conferma un pagamento non sono nostre.',
    es: 'Las páginas de los bancos en las que confirma un pago no son nuestras.',
    fr: 'Les pages des banques où vous confirmez un paiement ne sont pas les nôtres.',
  },
];
