import { endpoint } from '#kit/endpoint.ts';
import { effect } from '#kit/row-type.ts';
import { snoozeDraft, taskSnooze, taskSnoozeRows, type SnoozeDraft } from './snooze-model.ts';
import { newSnooze } from './snooze-rules.ts';
import { ofFarmer } from './visit-contract.ts';

export const snoozeTask = endpoint({
  name: 'extension.snoozeTask',
  method: 'POST',
  path: '/api/farmers/:keeperId/task-words',
  who: { 'extension-manager': 'assigned' },
  object: ofFarmer,
  input: snoozeDraft,
  output: taskSnooze,
  errors: { 'too-many-snoozes': 409 },
  offline: 'queue',
  effects: [
    effect(
      taskSnoozeRows,
      ({ id }: SnoozeDraft) => id,
      (before, draft, { accountId, now }) => before ?? newSnooze(draft, { by: accountId, now, wordsAlready: 0 }),
    ),
  ],
  audit: 'put off or ended a task',
  creates: true,
  summary: 'Puts off a task about a farmer with a reason, says that it is done, or that it is to be done after all',
});
