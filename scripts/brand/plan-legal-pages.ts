import type { Brand, LocalText } from '../../src/brands/brand.ts';
import { buildPrivacy } from '../../src/content-seeds/legal/build-privacy.ts';
import { buildTerms } from '../../src/content-seeds/legal/build-terms.ts';
import type { SeedDocument, SeedModule } from '../../src/content-seeds/seed-document.ts';
import { LANGUAGES } from '../../src/domain/words/language.ts';
import { markGap, markGaps } from './gap.ts';

type TextBlock = Extract<SeedModule, { type: 'textBlock' }>['props'];

/** What a clause of the terms lacks: everything, since a lawyer writes it. */
const ownClause: Required<LocalText> = {
  de: 'Ihre Bedingungen zu diesem Punkt',
  en: 'your terms on this point',
  it: 'le vostre condizioni su questo punto',
  es: 'sus condiciones sobre este punto',
  fr: 'vos conditions sur ce point',
};

const wholeTerms = markGaps({
  de: 'Von einer Anwältin oder einem Anwalt schreiben lassen',
  en: 'to be written by a lawyer',
  it: 'da far scrivere a un avvocato',
  es: 'encargar el texto a un abogado',
  fr: 'à faire rédiger par un avocat',
});

const termsDescription: Required<LocalText> = {
  de: 'Was gilt, wenn Sie buchen: Vertrag, Zahlung, Absicherung, Rücktritt.',
  en: 'What applies when you book: contract, payment, protection, cancellation.',
  it: 'Che cosa vale quando prenotate: contratto, pagamento, garanzie, recesso.',
  es: 'Qué se aplica cuando reserva: contrato, pago, garantías, cancelación.',
  fr: 'Ce qui s’applique quand vous réservez : contrat, paiement, garantie, annulation.',
};

const controller = (company: string): Required<LocalText> => ({
  de: `Verantwortlich ist die ${company}. Datenschutzbeauftragte: ${markGap('Name und Adresse')}`,
  en: `${company} is responsible. Data protection officer: ${markGap('name and address')}`,
  it: `Il titolare è ${company}. Responsabile della protezione dei dati: ${markGap('nome e indirizzo')}`,
  es: `La responsable es ${company}. Delegado de protección de datos: ${markGap('nombre y dirección')}`,
  fr: `La responsable est ${company}. Délégué à la protection des données : ${markGap('nom et adresse')}`,
});

const rights: Required<LocalText> = {
  de: `Auskunft, Berichtigung, Löschung, Einschränkung, Übertragung, Widerspruch: Die Datenschutz-Grundverordnung gibt Ihnen diese Rechte. Schreiben Sie an ${markGap('Adresse für Anfragen')}. Beschweren können Sie sich bei jeder Aufsichtsbehörde.`,
  en: `Access, correction, deletion, restriction, portability, objection: the General Data Protection Regulation gives you these rights. Write to ${markGap('address for requests')}. You can complain to any supervisory authority.`,
  it: `Accesso, rettifica, cancellazione, limitazione, portabilità, opposizione: il Regolamento generale sulla protezione dei dati vi dà questi diritti. Scrivete a ${markGap('indirizzo per le richieste')}. Potete presentare reclamo a qualsiasi autorità di controllo.`,
  es: `Acceso, rectificación, supresión, limitación, portabilidad, oposición: el Reglamento general de protección de datos le da estos derechos. Escriba a ${markGap('dirección para solicitudes')}. Puede reclamar ante cualquier autoridad de control.`,
  fr: `Accès, rectification, effacement, limitation, portabilité, opposition : le règlement général sur la protection des données vous donne ces droits. Écrivez à ${markGap('adresse pour les demandes')}. Vous pouvez saisir toute autorité de contrôle.`,
};

/** Replaces the paragraphs of each text block. @param write gets the block and its place */
function rewrite(
  document: SeedDocument,
  write: (props: TextBlock, at: number, last: number) => Partial<TextBlock>,
): SeedDocument {
  const last = document.modules.length - 1;
  const modules = document.modules.map((module, at) =>
    module.type === 'textBlock'
      ? { ...module, props: { ...module.props, ...write(module.props, at, last) } }
      : module,
  );
  return { ...document, modules };
}

function printDocument(document: SeedDocument): string {
  return `import type { SeedDocument } from '../../../content-seeds/seed-document.ts';\n\nexport const document: SeedDocument = ${JSON.stringify(document)};\n`;
}

/**
 * Terms, privacy and imprint of a brand whose company is real: what the software knows is written, what only the company knows is a gap.
 * Texts of files by their names, not formatted yet.
 */
export function planLegalPages(brand: Brand): ReadonlyMap<string, string> {
  const terms = buildTerms(brand);
  const ownTerms = rewrite(terms, ({ headline }, at) => ({
    paragraphs: [
      at === 0
        ? wholeTerms
        : (Object.fromEntries(
            LANGUAGES.map((language) => [
              language,
              markGap(`${headline?.[language]?.replaceAll('\u00ad', '')}: ${ownClause[language]}`),
            ]),
          ) as Required<LocalText>),
    ],
  }));
  const privacy = rewrite(buildPrivacy(brand), (_props, at, last) => {
    if (at === 0) return { paragraphs: [controller(brand.company.name)] };
    return at === last ? { paragraphs: [rights] } : {};
  });
  const { title = termsDescription } = terms.meta ?? {};
  return new Map([
    ['agb.ts', printDocument({ ...ownTerms, meta: { title, description: termsDescription } })],
    ['datenschutz.ts', printDocument(privacy)],
    ['impressum.ts', imprintFile()],
  ]);
}

/** Reads the company from `brand.ts`, so that what is completed there is completed here. */
function imprintFile(): string {
  const by = {
    de: markGap('Namen der Geschäftsführung'),
    en: markGap('names of the managing directors'),
    it: markGap('nomi degli amministratori'),
    es: markGap('nombres de los administradores'),
    fr: markGap('noms des gérants'),
  };
  const disputes = markGaps({
    de: 'Schlichtungsstelle und Aufsichtsbehörde',
    en: 'dispute resolution body and supervisory authority',
    it: 'organismo di conciliazione e autorità di vigilanza',
    es: 'organismo de resolución de litigios y autoridad de control',
    fr: 'médiateur et autorité de surveillance',
  });
  return `import { buildLegalPage } from '../../../content-seeds/legal/build-legal-page.ts';
import { brand } from '../brand.ts';

const { name: brandName, company, hotline } = brand;
const { name, street, zip, city, register, vatId, email } = company;
const address = \`**\${name}**, \${street}, \${zip} \${city}\`;
const title = { de: 'Impressum', en: 'Legal notice', it: 'Chi risponde del sito', es: 'Titular del sitio', fr: 'Éditeur du site' };

export const document = buildLegalPage({
  slug: 'impressum',
  brandName,
  title,
  description: {
    de: 'Wer für diese Seiten einsteht: Gesellschaft, Anschrift, Register.',
    en: 'Who is responsible for these pages: company, address, register.',
    it: 'Chi risponde di queste pagine: società, indirizzo, registro.',
    es: 'Quién responde de estas páginas: sociedad, dirección, registro.',
    fr: 'Qui répond de ces pages : société, adresse, registre.',
  },
  parts: [
    {
      headline: title,
      paragraphs: [
        {
          de: \`\${address}, vertreten durch ${by.de}\`,
          en: \`\${address}, represented by ${by.en}\`,
          it: \`\${address}, rappresentata da ${by.it}\`,
          es: \`\${address}, representada por ${by.es}\`,
          fr: \`\${address}, représentée par ${by.fr}\`,
        },
      ],
      items: [
        { de: \`Telefon: \${hotline.display}\`, en: \`Telephone: \${hotline.display}\`, it: \`Telefono: \${hotline.display}\`, es: \`Teléfono: \${hotline.display}\`, fr: \`Téléphone : \${hotline.display}\` },
        { de: \`E-Mail: \${email}\`, en: \`E-mail: \${email}\`, it: \`E-mail: \${email}\`, es: \`Correo: \${email}\`, fr: \`E-mail : \${email}\` },
        { de: \`Register: \${register}\`, en: \`Register: \${register}\`, it: \`Registro: \${register}\`, es: \`Registro: \${register}\`, fr: \`Registre : \${register}\` },
        { de: \`USt-IdNr.: \${vatId}\`, en: \`VAT number: \${vatId}\`, it: \`Partita IVA: \${vatId}\`, es: \`NIF-IVA: \${vatId}\`, fr: \`N° de TVA : \${vatId}\` },
      ],
    },
    {
      headline: { de: 'Beschwerden', en: 'Complaints', it: 'Reclami', es: 'Reclamaciones', fr: 'Réclamations' },
      paragraphs: [${JSON.stringify(disputes)}],
    },
  ],
});
`;
}
