import { LotActPage } from './LotActPage.tsx';
import { WriteOffLotForm } from './WriteOffLotForm.tsx';
import { newWriting } from './writing.ts';

/** Tells what was lost of a lot, or used up. */
export const WriteOffLotPage = () => (
  <LotActPage says="lots.writeOff" draft="gone">
    {({ lot, stock, stepId, goTo }) => (
      <WriteOffLotForm lot={lot} stock={stock} entered={null} writing={newWriting(stepId, () => goTo(lot.id))} />
    )}
  </LotActPage>
);
