import { reference, type Bounds } from '#kit/reference.ts';
import data from './waiting-days.json' with { type: 'json' };
import { waitingKinds, type WaitingKind } from './waiting-model.ts';

const upToHalfAYear: Bounds = [1, 180];

const boundsOf = Object.fromEntries(waitingKinds.map((kind) => [kind, upToHalfAYear])) as Record<WaitingKind, Bounds>;

/** After how many days something of a kind is late; `waiting-days.json` with its source is the first word. */
export const waitingDays = reference('admin', 'waiting-days', boundsOf, {
  version: data.version,
  date: data.date,
  source: data.source,
  values: data.days,
});
