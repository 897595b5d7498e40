import { useEffect, useState } from 'react';

export type Rest = typeof import('./processor-rest.ts');

/** The rest of the sign-up, once it is here; null before. */
export const useProcessorRest = (): Rest | null => {
  const [rest, setRest] = useState<Rest | null>(null);
  useEffect(() => void import('./processor-rest.ts').then((part) => setRest(() => part)), []);
  return rest;
};
