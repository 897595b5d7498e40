import type { VisitFlag } from '@shuka/domain/extension';
import type { FarmerList, InspectionList } from '@shuka/domain/supervision';

/* Addresses of this slice's own screens, for the links between them; the areas say where each screen is. */
export const boardPath = '/ExtensionManager/board';
export const returnPath = '/ExtensionManager/return';
export const eventsPath = '/ExtensionManager/events';
export const zonesPath = '/admin/zones';

export const managerPath = (managerId: string): string => `${boardPath}/${managerId}`;
/** The visits of a manager that have this mark. */
export const flagPath = (managerId: string, flag: VisitFlag): string => `${managerPath(managerId)}?flag=${flag}`;
/** The farmers, or the inspections, behind a figure of the board. */
export const farmersPath = (managerId: string, of: FarmerList): string => `${managerPath(managerId)}/farmers?of=${of}`;
export const inspectionsPath = (managerId: string, list: InspectionList): string =>
  `${managerPath(managerId)}/inspections?list=${list}`;
export const handOverPath = (managerId: string): string => `${managerPath(managerId)}/hand-over`;
export const zonePath = (zoneId: string): string => `${zonesPath}/${zoneId}`;

/** Figures of the state, another slice's. */
export const figuresPath = '/Regulator/figures';
