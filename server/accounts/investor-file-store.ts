import type { InvestorFile, InvestorType, RiskBand } from '@shuka/domain/accounts';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const columns = sql`type, yearly_income_kobo as "yearlyIncomeKobo", risk_answers as "riskAnswers",
  is_loss_understood as "isLossUnderstood", consents, version, risk_version as "riskVersion", risk_score as "riskScore",
  risk_band as "riskBand", ${instantText(sql`said_at`)} as "saidAt"`;

/** Every version of what an investor said of themselves, the newest first. */
export const findInvestorFiles = (db: Db, accountId: string): Promise<InvestorFile[]> =>
  rows<InvestorFile>(
    db,
    sql`select ${columns} from accounts.investor_file where account_id = ${accountId} order by version desc`,
  );

/** The newest; null for whoever never filled one in. */
export const findInvestorFile = (db: Db, accountId: string): Promise<InvestorFile | null> =>
  row<InvestorFile>(
    db,
    sql`select ${columns} from accounts.investor_file where account_id = ${accountId} order by version desc limit 1`,
  );

/** What the limits of the law go by. */
type InvestorFacts = {
  readonly type: InvestorType;
  readonly yearlyIncomeKobo: number | null;
  readonly riskBand: RiskBand;
};

/** What an investor is by their newest file; null while they have none: then they may not invest. */
export const investorFileOf = async (db: Db, accountId: string): Promise<InvestorFacts | null> => {
  const file = await findInvestorFile(db, accountId);
  return file === null ? null : { type: file.type, yearlyIncomeKobo: file.yearlyIncomeKobo, riskBand: file.riskBand };
};

/** Drops every version of an account that was erased. */
export const dropInvestorFiles = (db: Db, accountId: string) =>
  run(db, sql`delete from accounts.investor_file where account_id = ${accountId}`);

/** Drops those of all accounts that were erased before a moment. Returns how many versions went. */
export const dropInvestorFilesErasedBefore = (db: Db, moment: Date): Promise<number> =>
  run(
    db,
    sql`delete from accounts.investor_file where account_id in (
          select account_id from accounts.closing where erased_at < ${moment})`,
  );

export const insertInvestorFile = (db: Db, id: string, accountId: string, file: InvestorFile) =>
  run(
    db,
    sql`insert into accounts.investor_file (id, account_id, version, type, yearly_income_kobo, risk_answers, risk_version,
          risk_score, risk_band, is_loss_understood, consents, said_at)
        values (${id}, ${accountId}, ${file.version}, ${file.type}, ${file.yearlyIncomeKobo},
          ${JSON.stringify(file.riskAnswers)}::jsonb, ${file.riskVersion}, ${file.riskScore}, ${file.riskBand},
          ${file.isLossUnderstood}, ${JSON.stringify(file.consents)}::jsonb, ${file.saidAt})`,
  );
