/** Advisory: what to do against pests. Promises that what was found is never changed and that no map gives a farmer away. */
import { addThreshold } from './add-threshold.ts';
import { listOutbreaks } from './list-outbreaks.ts';
import { listThresholds } from './list-thresholds.ts';
import { readCaseTimes } from './read-case-times.ts';
import { recordScouting } from './record-scouting.ts';

export const routes = [recordScouting, listThresholds, addThreshold, listOutbreaks, readCaseTimes];

export { keptTables, mergeInto } from './scouting-merge.ts';
export { countOutbreaks } from './outbreak-store.ts';
export { synced } from './scouting-synced.ts';
