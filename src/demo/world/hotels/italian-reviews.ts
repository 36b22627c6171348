import type { ReviewPhrases } from './review-phrases.ts';

export const italianReviews: ReviewPhrases = {
  titles: {
    positive: [
      'Ci torneremo',
      'Una bella settimana',
      'Meglio del previsto',
      'Proprio quello che cercavamo',
      'Personale fantastico',
      'Vero riposo',
      'Consigliato',
    ],
    mixed: ['Bene, ma non tutto', 'Discreto', 'Con qualche riserva', 'Luci e ombre'],
    negative: ['Delusi', 'Ci aspettavamo di più', 'Peccato', 'Non ci torneremo'],
  },
  good: {
    staff: [
      'Il personale è stato gentile dall’inizio alla fine.',
      'Alla reception hanno risolto tutto subito.',
      'Si vede che qui la gente lavora volentieri.',
    ],
    room: [
      'La camera era pulita e spaziosa.',
      'Letti comodi, abbiamo dormito benissimo.',
      'Camera silenziosa e arredata con gusto.',
    ],
    location: [
      'La posizione per noi era perfetta.',
      'Una buona base per le gite.',
      'Zona bella, c’è molto da fare.',
    ],
    value: ['Buon rapporto tra qualità e prezzo.', 'Per quello che si paga si riceve molto.'],
    breakfast: [
      'Colazione abbondante e fresca.',
      'A colazione non mancava nulla, ottimo anche il caffè.',
      'Frutta fresca e dolci fatti in casa.',
    ],
    dinner: [
      'La cena era varia e sempre calda.',
      'Abbiamo mangiato bene tutte le sere.',
      'La cucina ci mette impegno, soprattutto con il pesce.',
    ],
    pool: ['La piscina era pulita e mai affollata.', 'In piscina abbiamo sempre trovato posto.'],
    beach: [
      'Al mare abbiamo passato intere giornate.',
      'L’acqua era limpida, perfetta per nuotare.',
      'La spiaggia è più bella che nelle foto.',
    ],
    family: ['I bambini non volevano più partire.', 'Con i piccoli ci siamo trovati molto bene.'],
    spa: ['Il centro benessere è piccolo ma curato.', 'Nella sauna c’era un bel silenzio.'],
    walks: [
      'Belle passeggiate nei dintorni.',
      'Abbiamo camminato ogni giorno, i sentieri sono ben segnalati.',
    ],
  },
  bad: {
    staff: ['Alla reception abbiamo aspettato a lungo.', 'Non tutti erano gentili.'],
    room: [
      'La camera era più piccola del previsto.',
      'Le pareti sono sottili, si sentono i vicini.',
      'Il bagno andrebbe rinnovato.',
    ],
    location: ['I dintorni non fanno per noi.', 'Il posto era troppo affollato per i nostri gusti.'],
    value: ['Troppo caro per quello che offre.', 'Gli extra si sommano in fretta.'],
    breakfast: ['Alle nove al buffet mancava già molto.', 'La colazione era ogni giorno uguale.'],
    dinner: ['La cena spesso era tiepida.', 'La sera c’erano lunghe code.'],
    pool: ['Al mattino i lettini in piscina erano già tutti occupati.', 'In piscina c’era spesso rumore.'],
    beach: ['La spiaggia era molto affollata.', 'La spiaggia potrebbe essere tenuta meglio.'],
    family: ['Per i ragazzi più grandi c’è poco.', 'Le attività per bambini sono saltate due volte.'],
    spa: ['Il centro benessere la sera era pieno.', 'La sauna si accendeva solo nel pomeriggio.'],
    walks: ['Le cartine dei sentieri erano finite.', 'Alcuni sentieri della zona erano chiusi.'],
  },
  closings: {
    positive: ['Lo consigliamo.', 'Torneremo volentieri.', 'Grazie a tutto lo staff!'],
    mixed: ['Per qualche giorno va bene.', 'Nel complesso una vacanza discreta.'],
    negative: ['La prossima volta sceglieremo altro.', 'Peccato, si potrebbe fare di più.'],
  },
  firstNames: [
    'Giulia',
    'Marco',
    'Francesca',
    'Luca',
    'Chiara',
    'Alessandro',
    'Elena',
    'Davide',
    'Paola',
    'Matteo',
    'Silvia',
    'Roberto',
  ],
};
