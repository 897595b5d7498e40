import { readMyStates as contract } from '@shuka/domain/traceability';
import { states } from '@shuka/domain/kit/nigeria.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findDutyOfRegulator } from './regulator-store.ts';
import { relationsToState } from './relations-to-state.ts';

export const readMyStates = handle(contract, async (_input, context) => {
  const viewer = viewerOf(context);
  if (viewer.roles.includes('admin')) return { authority: '', states: states.map(({ code }) => code) };
  const duty = await findDutyOfRegulator(context.db, viewer.accountId);
  const held = await relationsToState(context.db, viewer, duty?.states[0] ?? '');
  return duty === null || !held?.includes('assigned') ? { authority: '', states: [] } : duty;
});
