import { columnsOf, saveMapping as contract } from '@shuka/domain/imports';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { countMappings, insertMapping } from './mapping-store.ts';

/** More than an organisation has forms. */
const mostMappings = 500;

export const saveMapping = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const own = columnsOf[draft.kind].map(({ key }) => key);
  const said = draft.fields.map(({ column }) => column);
  const isWrong = said.some((column) => !own.includes(column)) || new Set(said).size < said.length;
  if (isWrong) throw refusedField('fields', 'imports.fieldRequired');
  if ((await countMappings(db)) >= mostMappings) throw new Problem('too-many-mappings');
  await insertMapping(db, draft, viewerOf(context).accountId, clock.now());
  return { ...draft, madeAt: clock.now().toISOString() };
});
