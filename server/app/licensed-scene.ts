import { insuranceInputs } from './insurance-scene.ts';
import { guaranteeInputs } from './guarantee-scene.ts';
import { loanGoodsInputs } from './loan-goods-scene.ts';
import { rainInputs } from './rain-scene.ts';
import { loanGroupInputs } from './loan-group-scene.ts';
import { loanLaterInputs } from './loan-later-scene.ts';
import { loanInputs } from './loan-scene.ts';

/** What is asked of the trades that need a licence. */
export const licensedInputs = {
  ...loanInputs,
  ...loanGroupInputs,
  ...loanLaterInputs,
  ...guaranteeInputs,
  ...loanGoodsInputs,
  ...insuranceInputs,
  ...rainInputs,
};
