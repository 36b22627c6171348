/**
 * Why nothing can be changed here; the hotline may help.
 * - `too-late`, `not-offered`: the tariff does not allow it (any more)
 * - `cancelled`: the trip does not take place · `busy`: it is being worked on
 * - `charged-back`: the bank has taken back something of what was paid
 * - `gone`: the supplier does not sell what was chosen (any more) · `unknown`: it has not answered
 */
export type ChangeRefusal =
  | 'too-late'
  | 'not-offered'
  | 'cancelled'
  | 'busy'
  | 'charged-back'
  | 'gone'
  | 'unknown';
