import type { Money } from '@shuka/domain/finance';
import { mayMoveMoney } from '@shuka/domain/settings';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { houseMoney } from '#finance';
import { licenceOf } from '#settings';
import type { Services } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';

type Asks = Pick<Services, 'payments' | 'clock'>;

/** Whether this house may lend today: money of the sandbox always, real money under a licence for lending. */
export const mayLend = async (services: Asks, db: Db): Promise<boolean> => {
  const money = houseMoney(services);
  return mayMoveMoney(money, money === 'sandbox' ? null : await licenceOf(db, 'lending', services.clock.now()));
};

/** The money this house lends today. @throws Problem `lending-closed` where it may lend none. */
export const demandMayLend = async (services: Asks, db: Db): Promise<Money> => {
  if (!(await mayLend(services, db))) throw new Problem('lending-closed');
  return houseMoney(services);
};
