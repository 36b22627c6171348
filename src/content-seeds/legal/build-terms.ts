import type { Brand } from '../../brands/brand.ts';
import type { SeedDocument } from '../seed-document.ts';
import { buildLegalPage } from './build-legal-page.ts';

/** Terms in plain words; facts (deposit, dates) are those of the product's policies. */
export function buildTerms({ name: brandName, company: { name: company } }: Brand): SeedDocument {
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
      en: 'What applies when you book: contract, payment, protection, cancellation. A sample for a fictional company.',
      it: 'Che cosa vale quando prenotate: contratto, pagamento, garanzia, recesso. Esempio di una società inventata.',
      es: 'Qué vale cuando reserva: contrato, pago, garantía, anulación. Ejemplo de una sociedad inventada.',
      fr: 'Ce qui s’applique quand vous réservez : contrat, paiement, garantie, annulation. Modèle d’une société inventée.',
    },
    parts: [
      {
        headline: {
          de: 'Allgemeine Geschäfts\u00adbedingungen',
          en: 'Terms and conditions',
          it: 'Condizioni generali',
          es: 'Condiciones generales',
          fr: 'Conditions générales',
        },
        paragraphs: [
          {
            de: `Diese Bedingungen gehören zu einer Vorführung. Die ${company} ist erfunden, ein Vertrag kommt mit ihr nicht zustande. So könnten die Regeln eines Veranstalters aussehen, der sich kurz fasst.`,
            en: `These terms belong to a demonstration. ${company} is fictional and no contract can be made with it. This is what the rules of a tour operator who keeps it short could look like.`,
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
            en: 'By booking you offer us the contract; it is concluded with our confirmation. If the confirmation differs from your booking it is a new offer, which you may accept or not.',
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
            de: 'Bei der Buchung merken wir den Reisepreis auf Ihrem Zahlungsmittel vor. Abgebucht wird er in einem Betrag, sobald Flug und Hotel bestätigt sind, und nie ohne Sicherungsschein. Kommt die Reise nicht zustande, wird nichts abgebucht. Der Sicherungsschein schützt Ihr Geld, falls der Veranstalter zahlungsunfähig wird.',
            en: 'When you book we reserve the price on your means of payment. It is charged in one sum once flight and hotel are confirmed, and never without an insolvency protection certificate. If the trip cannot be confirmed, nothing is charged. The certificate protects your money should the tour operator become insolvent.',
            it: 'Alla prenotazione il prezzo viene riservato sul vostro mezzo di pagamento. È addebitato in un’unica soluzione quando volo e hotel sono confermati, e mai senza certificato di garanzia. Se il viaggio non si conclude, nulla viene addebitato. Il certificato tutela il vostro denaro se l’operatore diventa insolvente.',
            es: 'Al reservar, el precio queda retenido en su medio de pago. Se cobra de una vez cuando se confirman vuelo y hotel, y nunca sin certificado de garantía. Si el viaje no llega a confirmarse, no se cobra nada. El certificado protege su dinero si el organizador cae en insolvencia.',
            fr: 'À la réservation, le prix est réservé sur votre moyen de paiement. Il est débité en une fois dès que le vol et l’hôtel sont confirmés, et jamais sans attestation de garantie. Si le voyage n’aboutit pas, rien n’est débité. L’attestation protège votre argent si l’organisateur devient insolvable.',
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
            de: 'Sie können jederzeit vor der Reise zurücktreten. Mit kostenloser Stornierung zahlen Sie bis zum genannten Tag nichts, danach einen Teil des Reisepreises: bis 30 Tage vor Abflug 25 Prozent, bis 15 Tage 40, bis 7 Tage 60, bis zum Vortag 80, am Abflugtag 100. Ohne kostenlose Stornierung fällt der volle Preis an, abzüglich dessen, was wir einsparen. Die Stufen mit Datum stehen vor dem Bezahlen und in Ihrer Bestätigung. Bis sieben Tage vor der Reise darf jemand anderes an Ihrer Stelle reisen; Sie zahlen nur, was das wirklich kostet.',
            en: 'You may cancel at any time before the trip. With free cancellation you pay nothing up to the day stated, after that a share of the price: up to 30 days before departure 25 per cent, up to 15 days 40, up to 7 days 60, up to the day before 80, on the day itself 100. Without free cancellation the full price is due, less whatever we save. The steps with their dates are shown before you pay and in your confirmation. Up to seven days before the trip someone else may travel in your place; you only pay what that really costs.',
            it: 'Potete recedere in qualsiasi momento prima del viaggio. Con la cancellazione gratuita non pagate nulla fino al giorno indicato, poi una parte del prezzo: fino a 30 giorni prima della partenza il 25 per cento, fino a 15 giorni il 40, fino a 7 giorni il 60, fino al giorno prima l’80, il giorno stesso il 100. Senza cancellazione gratuita è dovuto il prezzo intero, meno quanto risparmiamo. Gli scaglioni con le date sono indicati prima del pagamento e nella conferma. Fino a sette giorni prima può partire un’altra persona al posto vostro; pagate solo il costo effettivo.',
            es: 'Puede anular en cualquier momento antes del viaje. Con anulación gratuita no paga nada hasta el día indicado; después, una parte del precio: hasta 30 días antes de la salida el 25 por ciento, hasta 15 días el 40, hasta 7 días el 60, hasta la víspera el 80 y el mismo día el 100. Sin anulación gratuita se debe el precio completo, menos lo que ahorremos. Los tramos con sus fechas figuran antes de pagar y en su confirmación. Hasta siete días antes puede viajar otra persona en su lugar; solo paga lo que eso cueste de verdad.',
            fr: 'Vous pouvez annuler à tout moment avant le voyage. Avec l’annulation gratuite, vous ne payez rien jusqu’au jour indiqué, puis une part du prix : jusqu’à 30 jours avant le départ 25 pour cent, jusqu’à 15 jours 40, jusqu’à 7 jours 60, jusqu’à la veille 80, le jour même 100. Sans annulation gratuite, le prix entier est dû, moins ce que nous économisons. Les paliers datés figurent avant le paiement et dans votre confirmation. Jusqu’à sept jours avant, quelqu’un d’autre peut partir à votre place ; vous ne payez que le coût réel.',
          },
        ],
      },
      {
        anchor: 'widerruf',
        headline: {
          de: 'Widerruf',
          en: 'Right of withdrawal',
          it: 'Recesso dal contratto a distanza',
          es: 'Desistimiento',
          fr: 'Rétractation',
        },
        paragraphs: [
          {
            de: 'Das Recht, einen im Internet geschlossenen Vertrag binnen 14 Tagen zu widerrufen, gilt für Pauschalreisen und für Hotels zu festen Terminen nicht. Zurücktreten können Sie immer, zu den Bedingungen darüber.',
            en: 'The right to withdraw from a contract made online within 14 days does not apply to package holidays, nor to hotels on fixed dates. You can always cancel, on the terms above.',
            it: 'Il diritto di recedere entro 14 giorni da un contratto concluso online non vale per i pacchetti turistici né per gli hotel a date fisse. Potete sempre rinunciare al viaggio, alle condizioni qui sopra.',
            es: 'El derecho a desistir en 14 días de un contrato celebrado por internet no se aplica a los viajes combinados ni a los hoteles con fechas fijas. Anular puede siempre, en las condiciones anteriores.',
            fr: 'Le droit de se rétracter sous 14 jours d’un contrat conclu en ligne ne vaut ni pour les voyages à forfait, ni pour les hôtels à dates fixes. Vous pouvez toujours annuler, aux conditions ci-dessus.',
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
