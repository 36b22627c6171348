/** Fewer letters are refused (NIST SP 800-63B: 15 where a password stands alone, 8 with a second factor; we ask for more). */
export const SHORTEST_PASSWORD = 12;

export const LONGEST_PASSWORD = 200;
