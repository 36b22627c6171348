import type { ReviewPhrases } from './review-phrases.ts';

export const frenchReviews: ReviewPhrases = {
  titles: {
    positive: [
      'Nous reviendrons',
      'Une belle semaine',
      'Mieux que prévu',
      'Exactement ce qu’il nous fallait',
      'Équipe formidable',
      'Un vrai repos',
      'À recommander',
    ],
    mixed: ['Bien, sans plus', 'Correct', 'Quelques réserves', 'Du bon et du moins bon'],
    negative: ['Déçus', 'Nous attendions mieux', 'Dommage', 'Plus jamais'],
  },
  good: {
    staff: [
      'Le personnel a été aimable du début à la fin.',
      'À la réception, tout a été réglé tout de suite.',
      'On sent que les gens aiment travailler ici.',
    ],
    room: [
      'La chambre était propre et spacieuse.',
      'De bons lits, nous avons très bien dormi.',
      'Chambre calme et joliment meublée.',
    ],
    location: [
      'La situation nous convenait parfaitement.',
      'Un bon point de départ pour des excursions.',
      'Une belle région où il y a beaucoup à faire.',
    ],
    value: ['Bon rapport qualité-prix.', 'On en a vraiment pour son argent.'],
    breakfast: [
      'Petit déjeuner copieux et frais.',
      'Rien ne manquait au petit déjeuner, et le café était bon.',
      'Des fruits frais et du bon pain le matin.',
    ],
    dinner: [
      'Le dîner était varié et toujours chaud.',
      'Nous avons bien mangé tous les soirs.',
      'La cuisine est soignée, surtout le poisson.',
    ],
    pool: ['La piscine était propre et jamais bondée.', 'Nous avons toujours trouvé une place à la piscine.'],
    beach: [
      'Nous avons passé des journées entières à la plage.',
      'L’eau était limpide, idéale pour nager.',
      'La plage est plus belle que sur les photos.',
    ],
    family: ['Les enfants ne voulaient plus partir.', 'Avec des petits, c’était très agréable.'],
    spa: ['L’espace bien-être est petit mais soigné.', 'Il faisait bon et calme au sauna.'],
    walks: [
      'De belles balades dans les environs.',
      'Nous avons marché tous les jours, les sentiers sont bien balisés.',
    ],
  },
  bad: {
    staff: ['Nous avons attendu longtemps à la réception.', 'Tout le monde n’était pas aimable.'],
    room: [
      'La chambre était plus petite que prévu.',
      'Les murs sont minces, on entend les voisins.',
      'La salle de bains mériterait d’être refaite.',
    ],
    location: ['Les environs ne nous ont pas plu.', 'L’endroit était trop fréquenté à notre goût.'],
    value: ['Trop cher pour ce que c’est.', 'Les suppléments s’additionnent vite.'],
    breakfast: [
      'À neuf heures, la moitié du buffet était vide.',
      'Le petit déjeuner était le même tous les jours.',
    ],
    dinner: ['Le dîner était souvent tiède.', 'Le soir, il y avait de longues files.'],
    pool: [
      'Le matin, tous les transats de la piscine étaient déjà pris.',
      'La piscine était souvent bruyante.',
    ],
    beach: ['La plage était bondée.', 'La plage pourrait être mieux entretenue.'],
    family: ['Peu de choses pour les plus grands.', 'Les activités pour enfants ont été annulées deux fois.'],
    spa: ['L’espace bien-être était plein le soir.', 'Le sauna n’était allumé que l’après-midi.'],
    walks: ['Il n’y avait plus de cartes de randonnée.', 'Quelques sentiers des environs étaient fermés.'],
  },
  closings: {
    positive: ['Nous recommandons.', 'Nous reviendrons avec plaisir.', 'Merci à toute l’équipe !'],
    mixed: ['Pour quelques jours, cela va.', 'Dans l’ensemble, des vacances correctes.'],
    negative: ['La prochaine fois, nous réserverons ailleurs.', 'Dommage, il y aurait mieux à faire.'],
  },
  firstNames: [
    'Camille',
    'Julien',
    'Sophie',
    'Nicolas',
    'Claire',
    'Laurent',
    'Élodie',
    'Thierry',
    'Manon',
    'Olivier',
    'Hélène',
    'Bruno',
  ],
};
