/** The company whose settings and webhook address do not name it: the only one of a shop that sells for one company. */
export const DEFAULT_COMPANY = 'default';
