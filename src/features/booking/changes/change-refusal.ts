/** Why nothing can be changed here; the hotline may help. */
export type ChangeRefusal = 'too-late' | 'not-offered' | 'cancelled' | 'busy' | 'gone' | 'unknown';
