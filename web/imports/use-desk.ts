import { useLocation } from 'wouter';
import { importKinds, importLimits, managersKinds, type ImportKind } from '@shuka/domain/imports';
import { importPaths } from './import-paths.ts';

/** At whose desk a list is brought: what may be brought there, how long, and where its pages are. */
export type Desk = {
  readonly isManagers: boolean;
  readonly kinds: readonly ImportKind[];
  readonly mostRows: number;
  readonly list: string;
};

const managers: Desk = {
  isManagers: true,
  kinds: managersKinds,
  mostRows: importLimits.mostRowsOfManager.value,
  list: importPaths.managers,
};

const office: Desk = {
  isManagers: false,
  kinds: importKinds,
  mostRows: importLimits.mostRows.value,
  list: importPaths.list,
};

/** The desk of the area that is open. */
export const useDesk = (): Desk => (useLocation()[0].startsWith(importPaths.managers) ? managers : office);
