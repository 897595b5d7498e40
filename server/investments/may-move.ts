import { mayMoveMoney } from '@shuka/domain/settings';
import { houseMoney } from '#finance';
import { licenceOf } from '#settings';
import type { Services } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';

/**
 * Whether money of investors may move today: that of the sandbox always, real money under a licence for investing. What goes
 * back to those who put it in needs none.
 */
export const mayInvest = async (services: Pick<Services, 'payments' | 'clock'>, db: Db): Promise<boolean> => {
  const money = houseMoney(services);
  return mayMoveMoney(money, money === 'sandbox' ? null : await licenceOf(db, 'investing', services.clock.now()));
};
