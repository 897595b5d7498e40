import type { Agent } from '@shuka/domain/extension';
import { findAccount } from '#accounts';
import { findCare } from '#relations';
import type { Db } from '#kit/db.ts';

/** Who looks after these farmers now, as the farmers see them. */
export const findAgents = async (db: Db, farmerIds: readonly string[]): Promise<Agent[]> => {
  const care = await findCare(db, farmerIds);
  const agents: Agent[] = [];
  for (const managerId of new Set(care.map((one) => one.managerId))) {
    const manager = await findAccount(db, managerId);
    if (manager === null) continue;
    const name = `${manager.first_name} ${manager.last_name}`;
    const card = { managerId, name, phone: manager.phone, photoId: manager.photo_key };
    const farmers = care.filter((one) => one.managerId === managerId);
    agents.push(...farmers.map(({ farmerId, since }) => ({ id: farmerId, ...card, since })));
  }
  return agents;
};
