/* oxlint-disable no-restricted-imports -- the one place that wraps them */
import {
  lazy as reactLazy,
  Suspense as ReactSuspense,
  useEffect,
  useReducer,
  type ComponentType,
  type ReactNode,
} from 'react';

/*
 * React holds back what has come until 300 ms after it last said "loading" (FALLBACK_THROTTLE_MS of react-dom 19), one
 * place inside the other: a screen of three took most of a second that no phone needed. A place that is drawn anew for
 * another reason shows what it has, so each arrival is such a reason.
 */

const places = new Set<() => void>();

/** Tells the places that wait: something they may be waiting for is here. The promise itself is answered first. */
export const arrived = <Value,>(coming: Promise<Value>): Promise<Value> => {
  const tell = (): void => queueMicrotask(() => places.forEach((draw) => draw()));
  void coming.then(tell, tell);
  return coming;
};

/** A component that is fetched when it is first drawn, and drawn as soon as it is here. */
export const lazy = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  reactLazy(() => arrived(load().then((Part) => ({ default: Part }))));

type Place = { readonly fallback?: ReactNode; readonly children: ReactNode };

/** Shows the fallback until all in it is here. */
export const Suspense = ({ fallback = null, children }: Place) => {
  const [, draw] = useReducer((turn: number) => turn + 1, 0);
  useEffect(() => {
    places.add(draw);
    return () => void places.delete(draw);
  }, []);
  return <ReactSuspense fallback={fallback}>{children}</ReactSuspense>;
};
