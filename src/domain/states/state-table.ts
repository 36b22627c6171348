/** The states of one thing, with the moves between them. */
export interface StateTable<State extends string> {
  /** All of them, in the order of the table. */
  readonly states: readonly State[];
  canMove(from: State, to: State): boolean;
  /** @throws Error for a move that is not in the table: a bug that must not be stored */
  move(from: State, to: State): State;
  /** `move` where staying in a state is always allowed. */
  moveOrStay(from: State, to: State): State;
  /** The states that may become this one, for the conditions of queries: an update that names them stores no other move. */
  listBefore(to: State): readonly State[];
}

/** @param thing what has these states, for the error: `trip notice` · @param moves each state with those that may follow it; none for an end */
export function defineStates<State extends string>(
  thing: string,
  moves: Readonly<Record<State, readonly NoInfer<State>[]>>,
): StateTable<State> {
  const states = Object.keys(moves) as State[];
  // A map answers for states of other tables, too: several tables may share the states of one thing.
  const following = new Map<string, readonly State[]>(Object.entries(moves));
  const canMove = (from: State, to: State) => following.get(from)?.includes(to) ?? false;
  const move = (from: State, to: State) => {
    if (!canMove(from, to)) throw new Error(`A ${thing} does not go from ${from} to ${to}`);
    return to;
  };
  return {
    states,
    canMove,
    move,
    moveOrStay: (from, to) => (from === to ? to : move(from, to)),
    listBefore: (to) => states.filter((from) => canMove(from, to)),
  };
}
