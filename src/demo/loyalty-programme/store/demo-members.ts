/** A member of the demo's programme; nobody of that name is meant. */
export interface DemoMember {
  /** 15 digits (CONST-004). */
  readonly number: string;
  readonly pin: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Balance at the start. */
  readonly points: number;
}

/** One with many miles, one with as many as the smallest redemption needs, one with too few, and more with many. */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  { number: '992200000000017', pin: '24680', firstName: 'Mara', lastName: 'Lindqvist', points: 182_400 },
  { number: '992200000000025', pin: '13579', firstName: 'Jonas', lastName: 'Ahrens', points: 12_000 },
  { number: '992200000000033', pin: '11235', firstName: 'Elif', lastName: 'Sander', points: 4_210 },
  { number: '992200000000041', pin: '86420', firstName: 'Tomás', lastName: 'Okafor', points: 96_000 },
  { number: '992200000000058', pin: '97531', firstName: 'Ingrid', lastName: 'Salas', points: 96_000 },
  { number: '992200000000066', pin: '80246', firstName: 'Noor', lastName: 'Veldkamp', points: 96_000 },
];
