import type { Regulator } from '@shuka/domain/traceability';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { fullNamesOf } from '#accounts';
import { viewerOf, type Context } from '#kit/context.ts';
import { holdRegulator, type RegulatorRow } from './regulator-store.ts';

/** Regulators as admins see them. */
export const showRegulators = async (context: Context, found: readonly RegulatorRow[]): Promise<Regulator[]> => {
  const { accountId: viewerId } = viewerOf(context);
  const names = await fullNamesOf(
    context.db,
    found.map(({ accountId }) => accountId),
  );
  return found.map(({ accountId, askedBy, ...one }) => ({
    ...one,
    name: names.get(accountId) ?? '',
    mayDecide: one.state === 'asked' && askedBy !== viewerId && accountId !== viewerId,
  }));
};

/** @throws Problem `not-found`. */
export const demandRegulator = async ({ db }: Pick<Context, 'db'>, id: string): Promise<RegulatorRow> => {
  const found = await holdRegulator(db, id);
  if (found === null) throw new Problem('not-found');
  return found;
};

export const regulatorNow = async (context: Context, id: string): Promise<Regulator> => {
  const [shown] = await showRegulators(context, [await demandRegulator(context, id)]);
  if (shown === undefined) throw new Problem('not-found');
  return shown;
};
