/** Headings that recur on Tagwind's places. */
export const questionsHeadline = {
  de: 'Fragen, kurz beantwortet',
  en: 'Questions, short answers',
  it: 'Domande, risposte brevi',
  es: 'Preguntas, respuestas breves',
  fr: 'Questions, réponses brèves',
};

export const questionsTitle = {
  de: 'Vor dem Abflug',
  en: 'Before take-off',
  it: 'Prima del decollo',
  es: 'Antes del despegue',
  fr: 'Avant le décollage',
};

export const nextHeadline = {
  de: 'Im Vergleich',
  en: 'Compare',
  it: 'A confronto',
  es: 'Para comparar',
  fr: 'À comparer',
};

export const foodHeadline = {
  de: 'Essen',
  en: 'Food',
  it: 'A tavola',
  es: 'Comida',
  fr: 'À table',
};

export const yearHeadline = {
  de: 'Temperaturen',
  en: 'Temperatures',
  it: 'Temperature',
  es: 'Temperaturas',
  fr: 'Températures',
};

/** Labels of the facts that every place has. */
export const factLabels = {
  flight: {
    de: 'Flug ab Frankfurt',
    en: 'flight from Frankfurt',
    it: 'volo da Francoforte',
    es: 'vuelo desde Fráncfort',
    fr: 'vol depuis Francfort',
  },
  distance: {
    de: 'Luftlinie',
    en: 'as the crow flies',
    it: 'in linea d’aria',
    es: 'en línea recta',
    fr: 'à vol d’oiseau',
  },
  transfer: {
    de: 'Flughafen bis Ort',
    en: 'airport to town',
    it: 'dall’aeroporto in città',
    es: 'del aeropuerto al centro',
    fr: 'de l’aéroport à la ville',
  },
};
