import type { AssignedFarmer } from '@shuka/domain/relations';

type Leaving = { readonly managerId: string; readonly managerName: string; readonly farmers: number };

/** What a decision does: how many farmers leave whom, how many come, and how many are there already. */
export type Moves = {
  readonly leaving: readonly Leaving[];
  /** Farmers nobody looked after before. */
  readonly fromNobody: number;
  readonly staying: number;
};

/** What moving these farmers to a manager, or to nobody (null), would do. Managers in the order they are met. */
export const movesOf = (farmers: readonly AssignedFarmer[], managerId: string | null): Moves => {
  const leaving = new Map<string, Leaving>();
  for (const { managerId: from, managerName } of farmers) {
    if (from === null || from === managerId) continue;
    const count = (leaving.get(from)?.farmers ?? 0) + 1;
    leaving.set(from, { managerId: from, managerName: managerName ?? '', farmers: count });
  }
  const staying = farmers.filter(({ managerId: from }) => from === managerId).length;
  const fromNobody = managerId === null ? 0 : farmers.filter(({ managerId: from }) => from === null).length;
  return { leaving: [...leaving.values()], fromNobody, staying };
};
