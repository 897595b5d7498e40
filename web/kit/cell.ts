import { useSyncExternalStore } from 'react';

/** A value that screens follow; each change is a new value. */
export type Cell<Value> = {
  get(): Value;
  set(next: Value): void;
  subscribe(listener: () => void): () => void;
};

/** Tells whoever listens; one list of listeners serves a cell and the world of records. */
export const makeListeners = () => {
  const listeners = new Set<() => void>();
  return {
    tell: (): void => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return (): void => void listeners.delete(listener);
    },
  };
};

export const makeCell = <Value>(first: Value): Cell<Value> => {
  const { tell, subscribe } = makeListeners();
  let value = first;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      tell();
    },
    subscribe,
  };
};

export const useCell = <Value>({ subscribe, get }: Cell<Value>): Value => useSyncExternalStore(subscribe, get, get);
