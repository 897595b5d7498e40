import type { Ask, EntryDetails } from '@shuka/domain/finance';
import type { Contract, DraftOf, OutputOf } from '@shuka/domain/kit/endpoint.ts';
import type { Result } from '#kit/api.ts';
import { takenBack, useQuestion, type Question } from '#kit/question.tsx';

/** What is odd, and about which entry. */
export type Asked = Question<{ readonly asks: readonly Ask[]; readonly details: EntryDetails }>;

/** Asks a person back before something odd is sent: yes, it is so; or they change it. */
export const useAskBack = (asksOf: (draft: EntryDetails) => readonly Ask[]) => {
  const { asked, ask } = useQuestion<Asked['about']>();
  const askFirst =
    <C extends Contract>(send: (contract: C, draft: DraftOf<C>) => Promise<Result<OutputOf<C>>>) =>
    async (contract: C, draft: DraftOf<C> & EntryDetails): Promise<Result<OutputOf<C>>> => {
      const asks = asksOf(draft);
      return asks.length === 0 || (await ask({ asks, details: draft })) ? send(contract, draft) : takenBack;
    };
  return { asked, askFirst };
};
