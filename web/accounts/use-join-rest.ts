import { useEffect, useState } from 'react';

/** The rest of the sign-up, asked for once: it comes while the first step is filled in. */
export const loadRest = () => import('./join-rest.ts');

/** All that comes after the first step of the form; null while it is on its way. */
export type JoinRest = Awaited<ReturnType<typeof loadRest>> | null;

export const useRest = (): JoinRest => {
  const [rest, setRest] = useState<JoinRest>(null);
  useEffect(() => {
    loadRest().then(setRest, () => undefined); // going on asks for it again
  }, []);
  return rest;
};
