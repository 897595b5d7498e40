/**
 * Supervision: zones and who supervises them, the board of managers, coaching notes, hand-over, the yearly return.
 * Promises that a zone has one supervisor at a time, and that farmers who are handed over are never without a manager.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { appointSupervisor } from './appoint-supervisor.ts';
import { createZone } from './create-zone.ts';
import { endDuty } from './end-duty.ts';
import { endPosting } from './end-posting.ts';
import { handOver } from './hand-over.ts';
import { listEvents } from './list-events.ts';
import { listFarmers } from './list-farmers.ts';
import { listInspections } from './list-inspections.ts';
import { listZones } from './list-zones.ts';
import { postManagers } from './post-managers.ts';
import { readBoard } from './read-board.ts';
import { readEvidence } from './read-evidence.ts';
import { readEvidencePhoto } from './read-evidence-photo.ts';
import { readManager } from './read-manager.ts';
import { readReturn } from './read-return.ts';
import { readReturnFile } from './read-return-file.ts';
import { readStateReturn } from './read-state-return.ts';
import { readStateReturnFile } from './read-state-return-file.ts';
import { readZone } from './read-zone.ts';
import { recordEvent } from './record-event.ts';
import { relationsToNote, relationsToZone } from './relations.ts';
import { reviseZone } from './revise-zone.ts';
import { saveReturn } from './save-return.ts';
import { seeNote } from './see-note.ts';
import { settleFlag } from './settle-flag.ts';
import { writeNote } from './write-note.ts';

export const routes: readonly Route[] = [
  listZones,
  readZone,
  createZone,
  reviseZone,
  appointSupervisor,
  endDuty,
  postManagers,
  endPosting,
  readBoard,
  readManager,
  listFarmers,
  listInspections,
  settleFlag,
  readEvidence,
  readEvidencePhoto,
  writeNote,
  seeNote,
  handOver,
  recordEvent,
  listEvents,
  readReturn,
  saveReturn,
  readReturnFile,
  readStateReturn,
  readStateReturnFile,
];

export const objects: Readonly<Record<string, RelationsTo>> = {
  zone: relationsToZone,
  coachingNote: relationsToNote,
};

export { synced } from './synced.ts';
export { beginDuty } from './duty-store.ts';
export { insertEvent } from './event-store.ts';
export { insertNote } from './note-store.ts';
export { beginPostings } from './posting-store.ts';
export { insertReturnWord } from './return-store.ts';
export { insertZone, setLgas } from './zone-store.ts';
export { findSupervisedState } from './supervised-state.ts';
export { findPostedLgas } from './posting-store.ts';
