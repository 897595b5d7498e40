import { createContext, useContext } from 'react';

/** What the fields of a product begin with: the version before, as somebody would type it. */
export const TermsBefore = createContext<Readonly<Record<string, string>>>({});

export const useBefore = (name: string): string | undefined => useContext(TermsBefore)[name];
