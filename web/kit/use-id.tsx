import { createContext, useContext, useState, type ReactNode } from 'react';

const counting = (prefix: string): (() => string) => {
  let count = 0;
  return () => `${prefix}-${(count += 1)}`;
};

/** The roots of the app share one page, so they share one count. */
const IdsContext = createContext(counting('id'));

type PlaceProps = { readonly prefix: string; readonly children: ReactNode };

/** A part of a page that the build draws and the browser takes over: both count its ids from the beginning. */
export const OwnIds = ({ prefix, children }: PlaceProps) => {
  const [next] = useState(() => counting(prefix));
  return <IdsContext.Provider value={next}>{children}</IdsContext.Provider>;
};

/** An id that no other element of the page has. */
export const useId = (): string => {
  const next = useContext(IdsContext);
  const [id] = useState(next);
  return id;
};
