import { LotActPage } from './LotActPage.tsx';
import { SplitLotForm } from './SplitLotForm.tsx';
import { newWriting } from './writing.ts';

/** Takes parts out of a lot. */
export const SplitLotPage = () => (
  <LotActPage says="lots.split" draft="split">
    {({ lot, stock, stepId, goTo }) => (
      <SplitLotForm lot={lot} stock={stock} entered={null} writing={newWriting(stepId, () => goTo(lot.id))} />
    )}
  </LotActPage>
);
