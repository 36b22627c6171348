/** Headings that recur on Abendmeer's places. */
export const questionsHeadline = {
  de: 'Kurz gefragt',
  en: 'Quick questions',
  it: 'Due domande al volo',
  es: 'Dos preguntas rápidas',
  fr: 'Deux questions rapides',
};

export const questionsTitle = {
  de: 'Bevor Sie fahren',
  en: 'Before you go',
  it: 'Prima di partire',
  es: 'Antes de salir',
  fr: 'Avant de partir',
};

export const nextHeadline = {
  de: 'Oder lieber dahin',
  en: 'Or perhaps here',
  it: 'O magari qui',
  es: 'O quizá aquí',
  fr: 'Ou plutôt là',
};
