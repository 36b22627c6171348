/**
 * The cheapest stay found so far, and the highest total that still interests. Start with the highest total allowed and
 * `plan` -1; a stay is taken when it is cheaper, or first in order at the same total.
 */
export interface Best {
  total: number;
  plan: number;
  checkIn: number;
  nights: number;
}

const noStay: Best = { total: 0, plan: -1, checkIn: 0, nights: 0 };

export const startBest = (highest: number): Best => ({ ...noStay, total: highest });
