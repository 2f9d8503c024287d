/** How things stand, in one place outside of React: parts look at it, deeds change it. */
export type Store<State> = {
  get: () => State;
  set: (change: Partial<State>) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createStore<State>(first: State): Store<State> {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set(change) {
      now = { ...now, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
