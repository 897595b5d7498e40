import { stateName } from '@shuka/domain/kit/state-names.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { checkInspection as contract, openPoints } from '@shuka/domain/reports';
import { handle } from '#kit/route.ts';
import { isSame } from '#kit/secrets.ts';
import { besideOf, isGenuine } from './inspection-seal.ts';
import { findInspection, findWhatCame } from './inspection-store.ts';

/** As people copy it from paper: in capitals, with the marks that make it easier to read. */
const plainCode = (code: string): string => code.toLowerCase().replaceAll('-', '');

/** A number without its code tells nothing, not even that there is such an inspection. */
export const checkInspection = handle(contract, async ({ inspectionId, code }, { db }) => {
  const found = await findInspection(db, inspectionId);
  const { inspection, digest } = found ?? {};
  const seal = inspection?.seal ?? null;
  if (found === null || inspection === undefined || digest === undefined || seal === null)
    throw new Problem('not-found');
  if (!isSame(Buffer.from(plainCode(code)), Buffer.from(seal.checkCode))) throw new Problem('not-found');
  const { stage, inspectedOn, outcome, inspectorName } = inspection;
  const beside = besideOf(found);
  const place = beside?.place ?? { stateCode: '', lga: '' };
  const land = beside?.land ?? { farmName: '', plotName: '', crop: '' };
  const { isCorrected, isFollowed } = await findWhatCame(db, inspectionId);
  const { sealedAt, keyId } = seal;
  return {
    stage,
    inspectedOn,
    state: stateName(place.stateCode),
    lga: place.lga,
    ...land,
    openPoints: openPoints(inspection).length,
    outcome,
    inspectorName,
    sealedAt,
    keyId,
    digest: digest.toString('hex'),
    isGenuine: isGenuine(found),
    isCorrected,
    isFollowed,
  };
});
