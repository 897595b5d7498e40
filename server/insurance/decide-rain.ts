import { decideRain as contract } from '@shuka/domain/insurance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdRainImport, setRainAgreed, setRainRefused } from './rain-import-store.ts';
import { showRainImport } from './show-rain-imports.ts';

export const decideRain = handle(
  contract,
  async ({ importId, decision, reason }, context) => {
    const { db, clock } = context;
    const [by, at] = [viewerOf(context).accountId, clock.now()];
    const held = await holdRainImport(db, importId);
    if (held === null) throw new Problem('not-found');
    if (held.state !== 'asked') throw new Problem('rain-decided');
    if (decision === 'agree' && held.importedBy === by) throw new Problem('two-people-needed');
    const decide = decision === 'agree' ? setRainAgreed : setRainRefused;
    await decide(db, importId, { by, reason, at });
    return showRainImport(db, importId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
