import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import type { Services } from '#kit/context.ts';
import { countAgainst } from '#kit/throttle.ts';

const keyOf = (by: string, input: Record<string, unknown>, callerId: string | null, ip: string): string => {
  if (by === 'ip') return ip;
  if (by === 'account') return callerId ?? ip;
  return String(input[by.slice('field:'.length)]).slice(0, 300);
};

/**
 * Counts a call against each limit its contract states. Outside the transaction, so that refused calls count too.
 * @param callerId the account or the key it is made with; null for neither.
 */
export const countCalls = async (
  services: Services,
  contract: Contract,
  input: unknown,
  callerId: string | null,
  ip: string,
): Promise<void> => {
  for (const limit of contract.limits ?? []) {
    const key = keyOf(limit.by, input as Record<string, unknown>, callerId, ip);
    await countAgainst(services.pool, contract.name, limit, key, services.clock.now());
  }
};
