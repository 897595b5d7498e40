import { LotActPage } from './LotActPage.tsx';
import { JoinLotsForm } from './JoinLotsForm.tsx';
import { newWriting } from './writing.ts';

/** Puts a lot together with others. */
export const JoinLotsPage = () => (
  <LotActPage says="lots.join" draft="join">
    {({ lot, stock, stepId, goTo }) => (
      <JoinLotsForm
        lot={lot}
        stock={stock}
        entered={null}
        writing={newWriting(stepId, (draft) => goTo(draft.lot.id))}
      />
    )}
  </LotActPage>
);
