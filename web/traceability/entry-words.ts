import { stepKindOf, type OwnEntry } from '@shuka/domain/traceability';
import type { Words } from '#kit/words.tsx';

/** Steps that no story of a pack tells, or tells otherwise: of an entry nobody here knows at whose place it happened. */
const own: Readonly<Record<string, string>> = {
  'ObjectEvent commissioning': 'comply.entry.began',
  'AggregationEvent unpacking': 'comply.entry.unpacked',
  'ObjectEvent holding': 'comply.entry.held',
  'ObjectEvent decommissioning': 'comply.entry.gone',
  'ObjectEvent destroying': 'comply.entry.lost',
};

/** What happened by an entry of the log, in the words of the stories where they have one. */
export const entryText = ({ type, bizStep }: Pick<OwnEntry, 'type' | 'bizStep'>, { say }: Words): string => {
  const kind = stepKindOf(type, bizStep, true);
  return say(own[`${type} ${bizStep}`] ?? (kind === null ? 'comply.entry.other' : `story.step.${kind}`));
};
