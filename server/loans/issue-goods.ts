import { checkWorth, issueGoods as contract, loanNumberOf } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { issueTo } from '#marketplace';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { hasGoods, insertGoods } from './goods-store.ts';
import { isGuarantorOf } from './guarantee-store.ts';
import { holdKnownLoan } from './hold-known-loan.ts';
import type { LoanRow } from './loan-store.ts';
import { demandMayLend } from './may-lend.ts';
import { answerGoods } from './show-goods.ts';
import { tellOfLoan } from './tell-of-loan.ts';

/** An approved loan in kind without vouchers, held. @throws Problem `loan-moved-on`, `second-person-needed`. */
const holdIssuable = async ({ db, ...context }: Context, loanId: string): Promise<LoanRow> => {
  const byId = viewerOf(context).accountId;
  const loan = await holdKnownLoan(db, loanId, 'in-parts');
  if (!loan.isInKind || (await hasGoods(db, loanId))) throw new Problem('loan-moved-on');
  const withSay = [loan.decidedBy, loan.keeperId].includes(byId) || (await isGuarantorOf(db, loanId, byId));
  if (withSay) throw new Problem('second-person-needed');
  return loan;
};

export const issueGoods = handle(
  contract,
  async ({ loanId, vouchers }, context) => {
    const { db, clock } = context;
    const [issuedBy, at] = [viewerOf(context).accountId, clock.now()];
    const loan = await holdIssuable(context, loanId);
    const money = await demandMayLend(context, db);
    checkWorth(
      loan.principalKobo,
      vouchers.flatMap(({ lines }) => lines),
    );
    let valueKobo = 0;
    for (const draft of vouchers) {
      const programme = `${loan.productName.slice(0, 60)} ${loanNumberOf(loan.number)}`;
      const issued = await issueTo(context, { ...draft, keeperId: loan.keeperId, programme });
      valueKobo += issued.valueKobo;
      const { id: voucherId, companyId, lines } = issued;
      await insertGoods(db, { voucherId, loanId, companyId, money, issuedBy, lines }, at);
    }
    await tellOfLoan(context, loan, 'sms.loanGoods', formatNaira(valueKobo));
    return answerGoods(db, loanId, dayOf(at));
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
