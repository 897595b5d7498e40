import type { FieldError } from '@shuka/domain/kit/problem.ts';
import type { JournalRow, OutboxRow } from './database.ts';
import type { HeldAct } from './mind.ts';
import { places, type Sealer } from './seal.ts';

/** What is sealed of an act. `endpoint` is `name` or `name@version`; `savedAt` in milliseconds by the phone's clock. */
export type ActBody = { readonly endpoint: string; readonly input: unknown; readonly savedAt: number };

export type Issue = { readonly code: string; readonly title: string; readonly fields: readonly FieldError[] };

const states = { waiting: 'waiting', 'needs-fixing': 'needs-fixing', stored: 'accepted' } as const;

/** @throws when the body is damaged. */
export const openAct = async (sealer: Sealer, row: Pick<OutboxRow | JournalRow, 'key' | 'body'>): Promise<ActBody> =>
  (await sealer.open(places.act(row.key), row.body)) as ActBody; // sealed by sealAct alone

export const sealAct = (sealer: Sealer, key: string, body: ActBody) => sealer.seal(places.act(key), body);

/** An act as the tab keeps it; null when it cannot be read. */
export const heldAct = async (sealer: Sealer, row: OutboxRow): Promise<HeldAct | null> => {
  if (row.state === 'unreadable') return null;
  try {
    const { endpoint, input, savedAt } = await openAct(sealer, row);
    const issue = row.issue === null ? null : ((await sealer.open(places.issue(row.key), row.issue)) as Issue);
    const { seq, key } = row;
    return {
      seq,
      key,
      contract: endpoint,
      input: input as Record<string, unknown>,
      savedAt,
      state: states[row.state],
      issue,
    };
  } catch {
    return null;
  }
};
