/** The page's state, outside React: parts subscribe to it, actions change it. */
export type Store<State> = {
  get: () => State;
  set: (change: Partial<State>) => void;
  /** Inside it changes are stored at once, but rendered only when `drawLater` calls back or with the next change outside it. */
  later: (action: () => void) => void;
  /** Renders changes that are still waiting. */
  catchUp: () => void;
  subscribe: (listener: () => void) => () => void;
};

export function createStore<State>(first: State, drawLater: (draw: () => void) => void): Store<State> {
  let now = first;
  let isLater = false;
  let isBehind = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    isBehind = false;
    for (const listener of listeners) listener();
  };
  const catchUp = () => {
    if (isBehind) notify();
  };
  return {
    get: () => now,
    set(change) {
      now = { ...now, ...change };
      if (isLater) isBehind = true;
      else notify();
    },
    later(action) {
      const wasLater = isLater;
      isLater = true;
      try {
        action();
      } finally {
        isLater = wasLater;
      }
      if (!wasLater) drawLater(catchUp);
    },
    catchUp,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
