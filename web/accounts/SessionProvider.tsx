import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import { readMe, type Person } from '@shuka/domain/accounts';
import { whose } from '#kit/api.ts';
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

/** Tells all screens inside it who is here, and the server whose they are: their calls come after this effect. */
export const SessionProvider = ({ person, reload, children }: Held & { readonly children: ReactNode }) => {
  const { accountId } = person;
  useLayoutEffect(() => {
    whose.accountId = accountId;
    return () => {
      whose.accountId = null;
    };
  }, [accountId]);
  return <PersonContext value={{ person, reload }}>{children}</PersonContext>;
};
