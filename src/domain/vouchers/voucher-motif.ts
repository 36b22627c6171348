/** A picture of a gift voucher. */
export type VoucherMotif = 'sunset' | 'peaks' | 'flight';

/** The colours that a motif is rendered in, hexadecimal; `ink` has to be readable on `sky`. */
export interface VoucherColours {
  readonly sky: string;
  readonly light: string;
  readonly far: string;
  readonly near: string;
  readonly ink: string;
}

/** One shape of a motif. */
interface MotifShape {
  /** Path of SVG in the motif's box. */
  readonly path: string;
  readonly colour: Exclude<keyof VoucherColours, 'sky' | 'ink'>;
  /** 0 to 1. */
  readonly opacity: number;
}

/** Box of all motifs, in their own units. The upper left part, where the words are, stays empty. */
export const MOTIF_BOX = { width: 600, height: 360 } as const;

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** Shapes of each motif, from back to front: page and PDF render the same ones. The sky is behind them. */
export const MOTIF_SHAPES: Readonly<Record<VoucherMotif, readonly MotifShape[]>> = {
  sunset: [
    { path: circle(452, 212, 118), colour: 'light', opacity: 0.22 },
    { path: circle(452, 212, 88), colour: 'light', opacity: 0.35 },
    { path: circle(452, 212, 60), colour: 'light', opacity: 1 },
    {
      path: 'M0 250C60 236 96 214 150 216S236 246 300 244 404 222 452 226 548 242 600 234V360H0Z',
      colour: 'far',
      opacity: 0.55,
    },
    { path: 'M0 262H600V360H0Z', colour: 'far', opacity: 1 },
    {
      path: 'M398 276H506L498 281H406ZM418 290H488L480 295H426ZM408 304H498L486 309H420ZM430 318H478L472 322H436Z',
      colour: 'light',
      opacity: 0.75,
    },
    {
      path: 'M0 306C70 292 138 300 206 316S352 340 430 332 546 316 600 322V360H0Z',
      colour: 'near',
      opacity: 1,
    },
  ],
  peaks: [
    { path: circle(474, 108, 74), colour: 'light', opacity: 0.35 },
    { path: circle(474, 108, 46), colour: 'light', opacity: 1 },
    {
      path: 'M0 268L74 214 128 246 214 168 292 238 352 196 430 128 512 210 556 184 600 220V360H0Z',
      colour: 'far',
      opacity: 0.55,
    },
    { path: 'M430 128L463 161 444 172 432 160 418 176 400 156Z', colour: 'light', opacity: 0.9 },
    {
      path: 'M0 306L66 268 140 292 232 232 318 288 396 250 486 196 560 262 600 244V360H0Z',
      colour: 'far',
      opacity: 1,
    },
    {
      path: 'M0 332C66 312 120 318 182 330S318 348 392 326 528 300 600 314V360H0Z',
      colour: 'near',
      opacity: 1,
    },
  ],
  flight: [
    { path: circle(486, 96, 56), colour: 'light', opacity: 0.9 },
    {
      path: 'M0 300C40 268 92 274 116 292 138 252 206 248 232 284 262 256 322 262 340 296 378 262 446 268 466 302 510 276 566 282 600 306V360H0Z',
      colour: 'far',
      opacity: 0.6,
    },
    {
      path: 'M0 330C52 302 104 308 134 324 170 294 236 298 262 326 306 302 364 306 388 332 430 306 494 310 522 334 552 320 580 320 600 326V360H0Z',
      colour: 'light',
      opacity: 0.95,
    },
    {
      path:
        'M40 262l9 -6 2 4 -9 6ZM72 244l9 -5 2 4 -9 5ZM106 228l10 -4 1 5 -9 4ZM142 215l10 -3 1 5 -10 3ZM180 205l10 -2 1 5 -10 2ZM219 198l11 -1 0 5 -11 1Z' +
        'M259 194l11 0 0 5 -11 0ZM299 192l11 -1 0 5 -11 1ZM338 187l10 -3 2 5 -11 3Z',
      colour: 'near',
      opacity: 0.65,
    },
    {
      path: 'M372 196L470 142C484 134 502 128 510 134 517 140 508 150 496 158L466 176 442 236 428 240 438 190 406 206 394 226 384 226 388 206 374 206ZM438 160L392 132 404 124 468 143Z',
      colour: 'near',
      opacity: 1,
    },
  ],
};
