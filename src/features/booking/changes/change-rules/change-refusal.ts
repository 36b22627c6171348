/**
 * Why nothing can be changed here; the hotline may help.
 * - `too-late`, `not-offered`: the tariff does not allow it (any more)
 * - `cancelled`: the trip does not take place · `busy`: it is being worked on
 * - `pay-first`: a raise of the price is not paid, or a balance, and there is no time left for it before the new departure
 * - `charged-back`: the bank has taken back something of what was paid
 * - `gone`: the supplier does not sell what was chosen (any more) · `unknown`: it has not answered
 */
export type ChangeRefusal =
  | 'too-late'
  | 'not-offered'
  | 'cancelled'
  | 'busy'
  | 'pay-first'
  | 'charged-back'
  | 'gone'
  | 'unknown';
