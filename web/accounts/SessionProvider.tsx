import { createContext, useContext, type ReactNode } from 'react';
import { readMe, type Person } from '@shuka/domain/accounts';
import { useLoad, type Loaded } from '#kit/use-load.ts';

type Held = { readonly person: Person; readonly reload: () => void };

const PersonContext = createContext<Held | null>(null);

/** Who is here: signed in, or at work on what this phone keeps of them. */
export const usePerson = (): Held => {
  const held = useContext(PersonContext);
  if (held === null) throw new Error('Nobody is signed in here.');
  return held;
};

/** Asks the server who is signed in. */
export const useSession = (): Loaded<Person> & { reload: () => void } => useLoad(readMe, {});

/** Tells all screens inside it who is here. */
export const SessionProvider = ({ person, reload, children }: Held & { readonly children: ReactNode }) => (
  <PersonContext value={{ person, reload }}>{children}</PersonContext>
);
