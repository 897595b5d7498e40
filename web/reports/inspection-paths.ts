import type { Inspection, InspectionType } from '@shuka/domain/reports';

/* The addresses of inspections: a manager makes them below the farmer's page, a farmer reads their own. */

/** All inspections of the farmers in a manager's care. */
export const careInspectionsPath = '/ExtensionManager/inspections';

const ownPath = '/Farmer/inspections';

export const pathOfInspection = (inspectionId: string, farmerId: string | null): string =>
  farmerId === null ? `${ownPath}/${inspectionId}` : `/extension-farmers/${farmerId}/inspections/${inspectionId}`;

type Asked = {
  readonly farmId: string;
  readonly seasonId?: string | null;
  readonly stage?: InspectionType | null;
  readonly follows?: string;
  readonly corrects?: string;
};

/** Where an inspection is made, a new one, a re-visit, or one that takes another's place. */
export const pathOfInspecting = (farmerId: string, { farmId, ...rest }: Asked): string => {
  const said = Object.entries({ farm: farmId, ...rest }).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name.replace('seasonId', 'season'), value]] : [],
  );
  return `/extension-farmers/${farmerId}/inspect?${new URLSearchParams(said).toString()}`;
};

export const pathOfRevisit = ({ keeperId, farmId, id }: Inspection): string =>
  pathOfInspecting(keeperId, { farmId, follows: id });

export const pathOfCorrection = ({ keeperId, farmId, id }: Inspection): string =>
  pathOfInspecting(keeperId, { farmId, corrects: id });
