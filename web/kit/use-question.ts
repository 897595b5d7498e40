import { useState } from 'react';
import type { Result } from './api.ts';

/** Something odd a person is asked about before it is sent, and what their answer does. */
export type Question<About> = { readonly about: About; readonly answer: (isRight: boolean) => void };

/** The person wants to change it: nothing is sent, and the form stays as it is. */
export const takenBack: Result<never> = {
  ok: false,
  failure: { status: 0, code: 'asked', title: '', fields: [{ field: 'asked', says: 'field.wrong' }], requestId: null },
};

/** Asks a person back, and waits for the answer: yes, it is so; or they change it. */
export const useQuestion = <About>() => {
  const [asked, setAsked] = useState<Question<About> | null>(null);
  const ask = (about: About): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (isRight: boolean): void => {
        setAsked(null);
        resolve(isRight);
      };
      setAsked({ about, answer });
    });
  return { asked, ask };
};
