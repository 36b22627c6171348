import type { Company } from '../../src/companies/company.ts';

/** The text of a `company.ts`, not formatted yet. */
export const printCompany = (company: Company): string =>
  `import type { Company } from '../../companies/company.ts';\n\nexport const company: Company = ${JSON.stringify(company)};\n`;
