import type { Standing } from '@shuka/domain/insurance';
import { mayMoveMoney, type Licence } from '@shuka/domain/settings';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { houseMoney } from '#finance';
import { licenceOf } from '#settings';
import type { Context } from '#kit/context.ts';

type Asking = Pick<Context, 'db' | 'payments' | 'clock'>;

/** The licence for insurance that holds today; null without one, and where the money is that of the sandbox. */
const licenceNow = async ({ db, clock, payments }: Asking): Promise<Licence | null> =>
  houseMoney({ payments }) === 'sandbox' ? null : licenceOf(db, 'insurance', clock.now());

/** What the house may do with covers today, and the licence that it names. */
export const standingOf = async (context: Asking): Promise<{ standing: Standing; licence: string }> => {
  if (houseMoney(context) === 'sandbox') return { standing: 'practice', licence: '' };
  const held = await licenceNow(context);
  if (held === null) return { standing: 'referral', licence: '' };
  return { standing: 'licensed', licence: `${held.holder}, ${held.number}` };
};

/**
 * The money of covers today. @param sold of a cover that was sold: another money than the house's now moves nothing.
 * @throws Problem `insurance-closed` where real money moves and no licence for insurance holds.
 */
export const demandMayInsure = async (context: Asking, sold: 'sandbox' | 'real' | null = null) => {
  const money = houseMoney(context);
  const isOther = sold !== null && sold !== money;
  if (isOther || !mayMoveMoney(money, await licenceNow(context))) throw new Problem('insurance-closed');
  return money;
};
