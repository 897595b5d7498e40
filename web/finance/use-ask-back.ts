import { useState } from 'react';
import type { Ask, EntryDetails } from '@shuka/domain/finance';
import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import type { Result } from '#kit/api.ts';

export type Asked = {
  readonly asks: readonly Ask[];
  readonly about: EntryDetails;
  readonly answer: (isRight: boolean) => void;
};

/** The person wants to change it: nothing is sent, and the form stays as it is. */
const takenBack: Result<never> = {
  ok: false,
  failure: { status: 0, code: 'asked', title: '', fields: [{ field: 'asked', says: 'field.wrong' }], requestId: null },
};

/** Asks a person back before something odd is sent: yes, it is so; or they change it. */
export const useAskBack = (asksOf: (draft: EntryDetails) => readonly Ask[]) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const isRight = (about: EntryDetails): Promise<boolean> => {
    const asks = asksOf(about);
    if (asks.length === 0) return Promise.resolve(true);
    return new Promise((resolve) => {
      const answer = (right: boolean): void => {
        setAsked(null);
        resolve(right);
      };
      setAsked({ asks, about, answer });
    });
  };
  const askFirst =
    <C extends Contract>(send: (contract: C, draft: DraftOf<C>) => Promise<Result<OutputOf<C>>>) =>
    async (contract: C, draft: DraftOf<C> & EntryDetails): Promise<Result<OutputOf<C>>> =>
      (await isRight(draft)) ? send(contract, draft) : takenBack;
  return { asked, askFirst };
};
