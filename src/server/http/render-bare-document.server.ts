import { escapeText } from '../../domain/words/escape-html.ts';

/** Headline and text in German, and all of it in English. */
const words = {
  failure: [
    'Etwas ist schiefgegangen',
    'Bitte versuchen Sie es in einem Moment noch einmal.',
    'Something went wrong. Please try again in a moment.',
  ],
  address: [
    'Diese Adresse lässt sich nicht öffnen',
    'Sie ist zu lang oder beschädigt. <a href="/">Zur Startseite</a>',
    'This address cannot be opened: it is too long or damaged. <a href="/">To the homepage</a>',
  ],
} as const;

/**
 * A document that needs nothing, neither brand nor texts nor style sheet: for a person whose page cannot be rendered, or
 * whose request is refused before anything of the shop sees it.
 */
export function renderBareDocument(what: keyof typeof words, requestId: string): string {
  const [title, german, english] = words[what];
  return (
    '<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>` +
    `<body><h1>${title}</h1><p>${german}</p><p lang="en">${english}</p><p>${escapeText(requestId)}</p></body></html>`
  );
}
