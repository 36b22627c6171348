/** Tables in which a reader looks a word up; the last one, of private words, is grouped by what they were used for. */
const lookedUp = /^\| (?:Term|Use) /;

/** Rows of the glossary that are not in alphabetical order, or are there twice: who looks a word up by eye does not find them. One sentence each. */
export function findGlossaryFaults(glossary: string): string[] {
  const faults: string[] = [];
  let before: string | null = null;
  let terms = new Set<string>();
  for (const [at, line] of glossary.split('\n').entries()) {
    if (lookedUp.test(line)) before = '';
    if (!line.startsWith('| ')) {
      before = null;
      terms = new Set();
    }
    if (before === null || lookedUp.test(line) || line.startsWith('| -')) continue;
    const term = termOf(line);
    if (terms.has(term)) faults.push(`GLOSSARY.md:${at + 1}: '${term}' is there twice`);
    else if (term < before) faults.push(`GLOSSARY.md:${at + 1}: '${term}' belongs before '${before}'`);
    before = term;
    terms.add(term);
  }
  return faults;
}

/** In lower case and without marks: what the eye compares. */
const termOf = (line: string) => (line.split('|')[1] ?? '').replaceAll(/[`_]/g, '').trim().toLowerCase();
