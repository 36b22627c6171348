import type { SeedDocument } from '../seed-document.ts';
import { buildLegalPage } from './build-legal-page.ts';
import type { Company } from './company.ts';

/** Terms in plain words; facts (deposit, dates) are those of the product's policies. */
export function buildTerms({ brandName, company }: Company): SeedDocument {
  return buildLegalPage({
    slug: 'agb',
    brandName,
    title: {
      de: 'Allgemeine Geschäftsbedingungen',
      en: 'Terms and conditions',
      it: 'Condizioni generali',
      es: 'Condiciones generales',
      fr: 'Conditions générales',
    },
    description: {
      de: 'Was gilt, wenn Sie buchen: Vertrag, Zahlung, Absicherung, Rücktritt. Muster einer erfundenen Gesellschaft.',
      en: 'What applies when you book: contract, payment, protection, cancellation. A sample of an invented company.',
      it: 'Che cosa vale quando prenotate: contratto, pagamento, garanzia, recesso. Esempio di una società inventata.',
      es: 'Qué vale cuando reserva: contrato, pago, garantía, anulación. Ejemplo de una sociedad inventada.',
      fr: 'Ce qui s’applique quand vous réservez : contrat, paiement, garantie, annulation. Modèle d’une société inventée.',
    },
    parts: [
      {
        headline: {
          de: 'Allgemeine Geschäftsbedingungen',
          en: 'Terms and conditions',
          it: 'Condizioni generali',
          es: 'Condiciones generales',
          fr: 'Conditions générales',
        },
        paragraphs: [
          {
            de: `Diese Bedingungen gehören zu einer Vorführung. Die ${company} ist erfunden, ein Vertrag kommt mit ihr nicht zustande. So könnten die Regeln eines Veranstalters aussehen, der sich kurz fasst.`,
            en: `These terms belong to a demonstration. ${company} is invented and no contract with it comes about. This is what the rules of a tour operator who keeps it short could look like.`,
            it: `Queste condizioni fanno parte di una dimostrazione. ${company} è inventata e con essa non si conclude alcun contratto. Così potrebbero essere le regole di un operatore che va al sodo.`,
            es: `Estas condiciones forman parte de una demostración. ${company} es inventada y no se celebra ningún contrato con ella. Así podrían ser las reglas de un organizador que no se alarga.`,
            fr: `Ces conditions font partie d’une démonstration. ${company} est inventée et aucun contrat n’est conclu avec elle. Voilà à quoi pourraient ressembler les règles d’un organisateur qui va à l’essentiel.`,
          },
        ],
      },
      {
        anchor: 'vertrag',
        headline: { de: 'Vertrag', en: 'Contract', it: 'Contratto', es: 'Contrato', fr: 'Contrat' },
        paragraphs: [
          {
            de: 'Mit der Buchung bieten Sie uns den Vertrag an, mit unserer Bestätigung kommt er zustande. Weicht die Bestätigung von Ihrer Buchung ab, gilt sie als neues Angebot, das Sie annehmen können oder nicht.',
            en: 'By booking you offer us the contract; it comes about with our confirmation. If the confirmation differs from your booking it is a new offer, which you may accept or not.',
            it: 'Con la prenotazione ci proponete il contratto; si conclude con la nostra conferma. Se la conferma è diversa dalla prenotazione, vale come nuova proposta, che potete accettare o no.',
            es: 'Con la reserva nos propone el contrato; se celebra con nuestra confirmación. Si la confirmación difiere de su reserva, es una oferta nueva que puede aceptar o no.',
            fr: 'En réservant, vous nous proposez le contrat ; il est conclu par notre confirmation. Si elle diffère de votre réservation, c’est une nouvelle offre, que vous acceptez ou non.',
          },
        ],
      },
      {
        anchor: 'zahlung',
        headline: {
          de: 'Zahlung und Absicherung',
          en: 'Payment and protection',
          it: 'Pagamento e garanzia',
          es: 'Pago y garantía',
          fr: 'Paiement et garantie',
        },
        paragraphs: [
          {
            de: 'Nach der Bestätigung und gegen den Sicherungsschein zahlen Sie 20 Prozent an. Der Rest ist 28 Tage vor Reisebeginn fällig; bei kürzeren Fristen alles auf einmal. Der Sicherungsschein schützt Ihr Geld, falls der Veranstalter zahlungsunfähig wird.',
            en: 'After confirmation and against the certificate of cover you pay a deposit of 20 per cent. The balance is due 28 days before departure; if less time remains, everything at once. The certificate protects your money should the tour operator become insolvent.',
            it: 'Dopo la conferma e contro il certificato di garanzia versate un acconto del 20 per cento. Il saldo va pagato 28 giorni prima della partenza; se manca meno tempo, tutto insieme. Il certificato tutela il vostro denaro se l’operatore diventa insolvente.',
            es: 'Tras la confirmación y contra el certificado de garantía paga un anticipo del 20 por ciento. El resto vence 28 días antes de la salida; si queda menos tiempo, todo de una vez. El certificado protege su dinero si el organizador cae en insolvencia.',
            fr: 'Après la confirmation et contre l’attestation de garantie, vous versez un acompte de 20 pour cent. Le solde est dû 28 jours avant le départ ; s’il reste moins de temps, le tout en une fois. L’attestation protège votre argent si l’organisateur devient insolvable.',
          },
        ],
      },
      {
        anchor: 'ruecktritt',
        headline: {
          de: 'Wenn Sie nicht reisen',
          en: 'If you do not travel',
          it: 'Se non partite',
          es: 'Si no viaja',
          fr: 'Si vous ne partez pas',
        },
        paragraphs: [
          {
            de: 'Sie können jederzeit vor der Reise zurücktreten. Dann dürfen wir eine angemessene Entschädigung verlangen, die mit der Nähe zum Abflug wächst; die Stufen stehen in Ihrer Bestätigung. Bis sieben Tage vor der Reise darf jemand anderes an Ihrer Stelle reisen; Sie zahlen nur, was das wirklich kostet.',
            en: 'You may cancel at any time before the trip. We may then ask for reasonable compensation that grows as departure nears; the steps are in your confirmation. Up to seven days before the trip someone else may travel in your place; you only pay what that really costs.',
            it: 'Potete recedere in qualsiasi momento prima del viaggio. In tal caso possiamo chiedere un indennizzo adeguato, che cresce con l’avvicinarsi della partenza; gli scaglioni sono nella conferma. Fino a sette giorni prima può partire un’altra persona al posto vostro; pagate solo il costo effettivo.',
            es: 'Puede anular en cualquier momento antes del viaje. Entonces podemos pedir una compensación razonable, que aumenta al acercarse la salida; los tramos constan en su confirmación. Hasta siete días antes puede viajar otra persona en su lugar; solo paga lo que eso cueste de verdad.',
            fr: 'Vous pouvez annuler à tout moment avant le voyage. Nous pouvons alors demander une indemnité raisonnable, qui croît à l’approche du départ ; les paliers figurent dans votre confirmation. Jusqu’à sept jours avant, quelqu’un d’autre peut partir à votre place ; vous ne payez que le coût réel.',
          },
        ],
      },
      {
        anchor: 'maengel',
        headline: {
          de: 'Wenn etwas nicht stimmt',
          en: 'If something is wrong',
          it: 'Se qualcosa non va',
          es: 'Si algo no está bien',
          fr: 'Si quelque chose ne va pas',
        },
        paragraphs: [
          {
            de: 'Sagen Sie es sofort vor Ort, damit es sich beheben lässt. Geht das nicht, haben Sie die Rechte der Pauschalreiserichtlinie: Abhilfe, Minderung, Kündigung, Schadensersatz.',
            en: 'Say so at once on site so that it can be put right. If it cannot, you have the rights of the Package Travel Directive: remedy, price reduction, termination, damages.',
            it: 'Ditelo subito sul posto, così si può rimediare. Se non è possibile, avete i diritti della direttiva sui pacchetti turistici: rimedio, riduzione del prezzo, risoluzione, risarcimento.',
            es: 'Dígalo enseguida allí mismo para que pueda arreglarse. Si no es posible, tiene los derechos de la directiva de viajes combinados: subsanación, rebaja, resolución, indemnización.',
            fr: 'Dites-le aussitôt sur place, pour qu’on puisse y remédier. Si c’est impossible, vous avez les droits de la directive sur les voyages à forfait : remède, réduction, résiliation, dédommagement.',
          },
        ],
      },
    ],
  });
}
