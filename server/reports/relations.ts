import { relationsToKept } from '#farms';
import { findKeeperOfReport } from './store.ts';

export const relationsToReport = relationsToKept(findKeeperOfReport);
