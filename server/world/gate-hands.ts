import { saveFormula, saveScale } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { openShift } from '@shuka/domain/relations';
import { mill } from './companies.ts';
import { formulaDraft, scaleDraft, type Gate } from './gate-drafts.ts';
import type { OpenHouse } from './open-house.ts';
import { people } from './people.ts';

const { danjuma } = people;
const { companyId } = mill;

/** Opens the gate: Danjuma on shift, a scale with a calibration, prices. */
export const openGate = async (house: OpenHouse): Promise<Gate> => {
  const owner = house.as(danjuma);
  await owner.call(openShift, { id: newId(), companyId });
  const [scale, formula] = [scaleDraft(), formulaDraft()];
  const said = [await owner.call(saveScale, scale), await owner.call(saveFormula, formula)];
  for (const { status, text } of said) if (status !== 201) throw new Error(`The gate did not open: ${text}`);
  return { scaleId: scale.scaleId, formulaId: formula.id };
};
