import { checkRestructure, limitsOfLoans, proposeRestructure as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { inForce } from '#settings';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { isGuarantorOf } from './guarantee-store.ts';
import { holdRunning } from './hold-running.ts';
import { reckonRestructure } from './reckon-restructure.ts';
import { insertRestructure } from './restructure-store.ts';
import { answerRestructures, disastersOf } from './show-restructures.ts';

export const proposeRestructure = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const [now, byId] = [clock.now(), viewerOf(context).accountId];
  const today = dayOf(now);
  const loan = await holdRunning(db, draft.loanId, today);
  if (await isGuarantorOf(db, loan.id, byId)) throw new Problem('second-person-needed');
  const disaster = (await disastersOf(db, loan, today)).find(({ id }) => id === draft.disasterId);
  if (disaster === undefined) throw new Problem('no-disaster-here');
  const { values: limits } = await inForce(db, limitsOfLoans, now);
  const refused = checkRestructure(loan, draft, limits);
  if (refused !== null) throw refusedField(refused.field, refused.says);
  if ((await reckonRestructure(db, loan, { ...draft, fromOn: disaster.fromOn }, today)) === null)
    throw new Problem('nothing-to-restructure');
  if (!(await insertRestructure(db, draft, byId, now))) throw new Problem('restructure-waits');
  return answerRestructures(db, draft.loanId, { today, withDisasters: true });
});
