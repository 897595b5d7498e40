import { rows, run, sql, type Db } from '#kit/db.ts';
import { erasePapers } from './paper-store.ts';
import { erasePassports, passportsFor } from './passport-store.ts';

/** More than a person has in a life. */
const most = 10_000;

/** Cash that a manager took and brought to the bank. */
const cashOf = async (db: Db, accountId: string) => ({
  loanHandIns: await rows(
    db,
    sql`select id, counted_kobo as "countedKobo", slip, banked_on::text as "bankedOn", state, banked_kobo as "bankedKobo"
        from loans.hand_in where manager_id = ${accountId} order by id limit ${most}`,
  ),
  loanCashTaken: await rows(
    db,
    sql`select receipt, amount_kobo as "amountKobo", taken_at as "takenAt" from loans.cash_receipt
        where manager_id = ${accountId} order by id limit ${most}`,
  ),
});

/** Loans they were named for, who was named for theirs, the goods they were given, and the papers they showed. */
const standingOf = async (db: Db, accountId: string) => ({
  loanGuarantees: await rows(
    db,
    sql`select loan_id as "loanId", share_ppm as "sharePpm", state, asked_at as "askedAt", answered_at as "answeredAt",
          text_version as "textVersion", ended_on::text as "endedOn"
        from loans.guarantee where keeper_id = ${accountId} order by id limit ${most}`,
  ),
  loanGuarantors: await rows(
    db,
    sql`select g.loan_id as "loanId", g.called, g.state, g.asked_at as "askedAt"
        from loans.guarantee g join loans.loan l on l.id = g.loan_id
        where l.keeper_id = ${accountId} order by g.id limit ${most}`,
  ),
  loanGoods: await rows(
    db,
    sql`select i.loan_id as "loanId", i.name, i.packs, i.price_kobo as "priceKobo", i.received_packs as "receivedPacks",
          i.let_go_packs as "letGoPacks", i.state, w.kind, w.why, w.words
        from loans.goods_item i join loans.loan l on l.id = i.loan_id left join loans.goods_word w on w.item_id = i.id
        where l.keeper_id = ${accountId} order by i.id, w.number limit ${most}`,
  ),
  loanPapers: await rows(
    db,
    sql`select p.loan_id as "loanId", p.place, p.added_at as "addedAt", p.file_key is not null as "isKept"
        from loans.paper p join loans.loan l on l.id = p.loan_id
        where l.keeper_id = ${accountId} order by p.id limit ${most}`,
  ),
});

/** What became of their loans later: other plans, what they paid at the provider, what was written off. */
const laterOf = async (db: Db, accountId: string) => ({
  loanPlans: await rows(
    db,
    sql`select r.loan_id as "loanId", r.words, r.state, r.answer_words as "answerWords", r.answered_at as "answeredAt",
          r.principal_kobo as "principalKobo", r.penalty_kobo as "penaltyKobo", r.waived_kobo as "waivedKobo"
        from loans.restructure r join loans.loan l on l.id = r.loan_id
        where l.keeper_id = ${accountId} order by r.id limit ${most}`,
  ),
  loanPayIns: await rows(
    db,
    sql`select p.id, p.loan_id as "loanId", p.loan_kobo as "loanKobo", p.wallet_kobo as "walletKobo",
          p.taken_on::text as "takenOn"
        from loans.pay_in p join loans.loan l on l.id = p.loan_id
        where l.keeper_id = ${accountId} order by p.id limit ${most}`,
  ),
  loanWriteOffs: await rows(
    db,
    sql`select w.loan_id as "loanId", w.state, w.decided_at as "decidedAt", w.loss_kobo as "lossKobo"
        from loans.write_off w join loans.loan l on l.id = w.loan_id
        where l.keeper_id = ${accountId} order by w.id limit ${most}`,
  ),
});

/** What a person paid on loans, and the words on them; the loans themselves are among what their phones keep. */
export const exportFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => ({
  loanScores: await rows(
    db,
    sql`select id as "loanId", score, manager_verdict as "managerVerdict", lender from loans.loan
        where keeper_id = ${accountId} order by id limit ${most}`,
  ),
  creditPassports: await passportsFor(db, accountId),
  ...(await cashOf(db, accountId)),
  loanPayments: await rows(
    db,
    sql`select p.id, p.loan_id as "loanId", p.amount_kobo as "amountKobo", p.paid_on::text as "paidOn"
        from loans.payment p join loans.loan l on l.id = p.loan_id
        where l.keeper_id = ${accountId} order by p.id limit ${most}`,
  ),
  loanGroups: await rows(
    db,
    sql`select m.id, g.name, m.principal_kobo as "principalKobo", m.purpose, m.text_version as "textVersion",
          m.agreed_at as "agreedAt", m.left_at as "leftAt"
        from loans.group_member m join loans.joint_group g on g.id = m.group_id
        where m.keeper_id = ${accountId} order by m.id limit ${most}`,
  ),
  loanSteps: await rows(
    db,
    sql`select s.loan_id as "loanId", s.state, s.words, s.created_at as "createdAt"
        from loans.step s join loans.loan l on l.id = s.loan_id
        where l.keeper_id = ${accountId} order by s.loan_id, s.number limit ${most}`,
  ),
  loanProduce: await rows(
    db,
    sql`select a.loan_id as "loanId", a.crop, a.kobo_per_kilogram as "koboPerKilogram", a.until_on::text as "untilOn",
          a.answer, c.receipt, c.grams, c.credit_kobo as "creditKobo", c.rest_kobo as "restKobo"
        from loans.produce_agreement a join loans.loan l on l.id = a.loan_id
          left join loans.produce_credit c on c.agreement_id = a.id
        where l.keeper_id = ${accountId} order by a.id, c.delivery_id limit ${most}`,
  ),
  ...(await standingOf(db, accountId)),
  ...(await laterOf(db, accountId)),
  loanParts: await rows(
    db,
    sql`select c.loan_id as "loanId", c.number, c.words, c.created_at as "createdAt"
        from loans.confirmation c join loans.loan l on l.id = c.loan_id
        where l.keeper_id = ${accountId} order by c.loan_id, c.number limit ${most}`,
  ),
});

/** Takes from loans what was said. Amounts and days stay, under a number without a name: money moved. */
export const eraseFor = async (db: Db, accountId: string): Promise<void> => {
  await run(db, sql`update loans.loan set purpose = '' where keeper_id = ${accountId} and purpose <> ''`);
  await run(db, sql`update loans.joint_group set name = '' where keeper_id = ${accountId} and name <> ''`);
  await run(db, sql`update loans.group_member set purpose = '' where keeper_id = ${accountId} and purpose <> ''`);
  await run(
    db,
    sql`update loans.step set words = ''
        where words <> '' and loan_id in (select id from loans.loan where keeper_id = ${accountId})`,
  );
  await run(
    db,
    sql`update loans.confirmation set words = ''
        where words <> '' and loan_id in (select id from loans.loan where keeper_id = ${accountId})`,
  );
  await run(
    db,
    sql`update loans.guarantee set called = ''
        where called <> '' and (keeper_id = ${accountId}
          or loan_id in (select id from loans.loan where keeper_id = ${accountId}))`,
  );
  await run(
    db,
    sql`update loans.goods_word set words = '' where words <> '' and item_id in (
          select i.id from loans.goods_item i join loans.loan l on l.id = i.loan_id where l.keeper_id = ${accountId})`,
  );
  await erasePapers(db, accountId);
  const own = sql`loan_id in (select id from loans.loan where keeper_id = ${accountId})`;
  await run(
    db,
    sql`update loans.restructure set words = '', decision_words = '', answer_words = ''
        where ${own} and (words, decision_words, answer_words) <> ('', '', '')`,
  );
  await run(
    db,
    sql`update loans.write_off set words = '', decision_words = ''
        where ${own} and (words, decision_words) <> ('', '')`,
  );
  await erasePassports(db, accountId);
};
