import { relationsToKept } from '#farms';
import { findKeeperOfInspection } from './inspection-store.ts';
import { findKeeperOfReport } from './store.ts';

export const relationsToReport = relationsToKept(findKeeperOfReport);
export const relationsToInspection = relationsToKept(findKeeperOfInspection);
