import { LotActPage } from './LotActPage.tsx';
import { MoveLotForm } from './MoveLotForm.tsx';
import { newWriting } from './writing.ts';

/** Takes a lot somewhere else. */
export const MoveLotPage = () => (
  <LotActPage says="lots.move" draft="move">
    {({ lot, stock, stepId, goTo }) => (
      <MoveLotForm lot={lot} stock={stock} entered={null} writing={newWriting(stepId, () => goTo(lot.id))} />
    )}
  </LotActPage>
);
