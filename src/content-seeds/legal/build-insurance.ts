import type { Brand } from '../../brands/brand.ts';
import type { SeedDocument } from '../seed-document.ts';
import { buildLegalPage } from './build-legal-page.ts';

/**
 * What is insured and what is not, in the order of the product information document of directive (EU) 2016/97, and the conditions in plain words.
 * @throws RangeError for a brand without an insurer, which sells no insurance
 */
export function buildInsurance({ name: brandName, insurer }: Brand): SeedDocument {
  if (insurer === null) throw new RangeError(`${brandName} names no insurer: remove its page of insurances`);
  const { name, address, phone, page } = insurer;
  const who = `**${name}**, ${address}, ${phone}`;
  return buildLegalPage({
    slug: page,
    brandName,
    title: {
      de: 'Reiseversicherung',
      en: 'Travel insurance',
      it: 'Assicurazione di viaggio',
      es: 'Seguro de viaje',
      fr: 'Assurance voyage',
    },
    description: {
      de: 'Was unsere Reiseversicherungen decken und was nicht: Produktinformationsblatt und Bedingungen.',
      en: 'What our travel insurances cover and what they do not: product information document and conditions.',
      it: 'Che cosa coprono le nostre polizze di viaggio e che cosa no: documento informativo e condizioni.',
      es: 'Qué cubren nuestros seguros de viaje y qué no: documento de información y condiciones.',
      fr: 'Ce que couvrent nos assurances voyage, et ce qu’elles ne couvrent pas : document d’information et conditions.',
    },
    parts: [
      {
        headline: {
          de: 'Reiseversicherung',
          en: 'Travel insurance',
          it: 'Assicurazione di viaggio',
          es: 'Seguro de viaje',
          fr: 'Assurance voyage',
        },
        paragraphs: [
          {
            de: `Versicherer: ${who}. Wir vermitteln die Versicherung; der Vertrag besteht zwischen Ihnen und dem Versicherer.`,
            en: `Insurer: ${who}. We arrange the insurance; the contract is between you and the insurer.`,
            it: `Assicuratore: ${who}. Noi distribuiamo la polizza; il contratto è fra Lei e l’assicuratore.`,
            es: `Aseguradora: ${who}. Nosotros mediamos el seguro; el contrato es entre usted y la aseguradora.`,
            fr: `Assureur : ${who}. Nous distribuons l’assurance ; le contrat lie l’assureur et vous.`,
          },
        ],
      },
      {
        anchor: 'product-sheet',
        headline: {
          de: 'Produktinformationsblatt',
          en: 'Product information document',
          it: 'Documento informativo sul prodotto',
          es: 'Documento de información del producto',
          fr: 'Document d’information sur le produit',
        },
        paragraphs: [],
        items: [
          {
            de: '**Was ist versichert?** Stornokosten bei Krankheit, Unfall, Tod oder Verlust des Arbeitsplatzes; je nach Tarif auch Abbruch, Heilkosten im Ausland, Gepäck und Haftpflicht.',
            en: '**What is insured?** Cancellation fees after illness, accident, death or loss of employment; depending on the tariff also interruption, medical costs abroad, luggage and liability.',
            it: '**Che cosa è assicurato?** Le penali in caso di malattia, infortunio, decesso o perdita del lavoro; secondo la tariffa anche interruzione, spese mediche all’estero, bagaglio e responsabilità civile.',
            es: '**¿Qué se asegura?** Los gastos de anulación por enfermedad, accidente, fallecimiento o pérdida del empleo; según la tarifa, también interrupción, gastos médicos en el extranjero, equipaje y responsabilidad civil.',
            fr: '**Qu’est-ce qui est assuré ?** Les frais d’annulation en cas de maladie, d’accident, de décès ou de perte d’emploi ; selon la formule, aussi l’interruption, les soins à l’étranger, les bagages et la responsabilité civile.',
          },
          {
            de: '**Was ist nicht versichert?** Krankheiten, die bei der Buchung bekannt waren und in den letzten sechs Monaten behandelt wurden, Krieg, Vorsatz und bloße Unlust zu reisen.',
            en: '**What is not insured?** Illnesses known at the time of booking and treated in the last six months, war, intent, and simply not wanting to travel.',
            it: '**Che cosa non è assicurato?** Le malattie note alla prenotazione e curate negli ultimi sei mesi, la guerra, il dolo e il semplice ripensamento.',
            es: '**¿Qué no se asegura?** Las enfermedades conocidas al reservar y tratadas en los últimos seis meses, la guerra, el dolo y el simple cambio de opinión.',
            fr: '**Qu’est-ce qui n’est pas assuré ?** Les maladies connues à la réservation et soignées dans les six derniers mois, la guerre, les actes intentionnels et le simple changement d’avis.',
          },
          {
            de: '**Gibt es Einschränkungen?** Erstattet wird höchstens der Reisepreis; bei ambulanter Behandlung tragen Sie 20 % selbst.',
            en: '**Are there restrictions?** At most the price of the trip is refunded; after outpatient treatment you bear 20 % yourself.',
            it: '**Ci sono limiti?** Si rimborsa al massimo il prezzo del viaggio; per le cure ambulatoriali il 20 % resta a Suo carico.',
            es: '**¿Hay restricciones?** Se reembolsa como máximo el precio del viaje; en tratamientos ambulatorios usted asume el 20 %.',
            fr: '**Y a-t-il des limites ?** Le remboursement ne dépasse pas le prix du voyage ; pour des soins ambulatoires, 20 % restent à votre charge.',
          },
          {
            de: '**Wo gilt der Schutz?** Auf der gebuchten Reise, weltweit.',
            en: '**Where am I covered?** On the trip that you have booked, worldwide.',
            it: '**Dove vale la copertura?** Durante il viaggio prenotato, in tutto il mondo.',
            es: '**¿Dónde estoy cubierto?** Durante el viaje reservado, en todo el mundo.',
            fr: '**Où suis-je couvert ?** Pendant le voyage réservé, dans le monde entier.',
          },
          {
            de: '**Welche Pflichten habe ich?** Unverzüglich stornieren, den Schaden gering halten und ihn mit Belegen melden.',
            en: '**What are my obligations?** To cancel without delay, keep the loss small and report it with evidence.',
            it: '**Quali obblighi ho?** Annullare senza indugio, contenere il danno e denunciarlo con i documenti.',
            es: '**¿Qué obligaciones tengo?** Anular sin demora, limitar el daño y comunicarlo con justificantes.',
            fr: '**Quelles sont mes obligations ?** Annuler sans tarder, limiter le dommage et le déclarer avec des justificatifs.',
          },
          {
            de: '**Wann und wie bezahle ich?** Einmalig, zusammen mit der Reise.',
            en: '**When and how do I pay?** Once, together with the trip.',
            it: '**Quando e come pago?** Una sola volta, insieme al viaggio.',
            es: '**¿Cuándo y cómo pago?** Una sola vez, junto con el viaje.',
            fr: '**Quand et comment payer ?** Une seule fois, avec le voyage.',
          },
          {
            de: '**Wann beginnt und endet der Schutz?** Der Rücktrittsschutz beginnt mit der Buchung und endet mit dem Antritt der Reise, der übrige Schutz gilt von der Abreise bis zur Heimkehr.',
            en: '**When does the cover start and end?** Cancellation cover starts with the booking and ends when the trip begins; the rest applies from departure until you are home.',
            it: '**Quando inizia e finisce la copertura?** Quella per l’annullamento inizia con la prenotazione e finisce con la partenza; il resto vale dalla partenza al rientro.',
            es: '**¿Cuándo empieza y termina la cobertura?** La de anulación empieza con la reserva y termina al iniciar el viaje; el resto vale desde la salida hasta el regreso.',
            fr: '**Quand la couverture commence-t-elle et finit-elle ?** La garantie annulation commence à la réservation et finit au départ ; les autres valent du départ au retour.',
          },
          {
            de: '**Wie kündige ich?** Den Vertrag können Sie innerhalb von 14 Tagen [widerrufen](/withdrawal), wenn er einen Monat oder länger läuft.',
            en: '**How do I end the contract?** You may [withdraw](/withdrawal) within 14 days if the contract runs for a month or longer.',
            it: '**Come posso disdire?** Può [recedere](/withdrawal) entro 14 giorni se il contratto dura un mese o più.',
            es: '**¿Cómo puedo rescindir?** Puede [desistir](/withdrawal) en 14 días si el contrato dura un mes o más.',
            fr: '**Comment résilier ?** Vous pouvez vous [rétracter](/withdrawal) sous 14 jours si le contrat dure un mois ou plus.',
          },
        ],
      },
      {
        anchor: 'conditions',
        headline: {
          de: 'Versicherungs\u00adbedingungen',
          en: 'Conditions of insurance',
          it: 'Condizioni di assicurazione',
          es: 'Condiciones del seguro',
          fr: 'Conditions d’assurance',
        },
        paragraphs: [
          {
            de: 'Versichert sind alle Personen der Buchung. Der Schutz kommt mit der Bestätigung der Reise zustande und ist auf dem Versicherungsschein beschrieben, den Sie mit den Reiseunterlagen erhalten. Beschwerden nimmt der Versicherer entgegen; danach steht Ihnen die Schlichtungsstelle Ihres Landes offen. Diese Gesellschaft und ihre Bedingungen sind erfunden.',
            en: 'Everybody of the booking is insured. The cover comes into force with the confirmation of the trip and is described in the policy that you receive with the travel documents. The insurer takes complaints; after that the ombudsman of your country is open to you. This company and its conditions are fictional.',
            it: 'Sono assicurate tutte le persone della prenotazione. La copertura nasce con la conferma del viaggio ed è descritta nella polizza che riceve con i documenti. I reclami vanno all’assicuratore; poi può rivolgersi all’organismo di conciliazione del Suo paese. Questa società e le sue condizioni sono inventate.',
            es: 'Están aseguradas todas las personas de la reserva. La cobertura nace con la confirmación del viaje y se describe en la póliza que recibe con la documentación. Las quejas se dirigen a la aseguradora; después puede acudir al organismo de resolución de su país. Esta sociedad y sus condiciones son inventadas.',
            fr: 'Toutes les personnes de la réservation sont assurées. La couverture naît avec la confirmation du voyage et figure dans la police jointe aux documents. L’assureur reçoit les réclamations ; ensuite, le médiateur de votre pays vous est ouvert. Cette société et ses conditions sont inventées.',
          },
        ],
      },
    ],
  });
}
