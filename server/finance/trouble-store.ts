import type { Payment, PaymentProviderName, TroubledMoney, troubleStates } from '@shuka/domain/finance';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** A payment or a payout in trouble, and what was said to have been done about it. */
export type TroubleRow = Pick<TroubledMoney, 'id' | 'about' | 'ownerId' | 'amountKobo' | 'trouble' | 'since'> & {
  readonly provider: PaymentProviderName;
  readonly providerReference: string | null;
  readonly attempt: number;
  readonly words: string | null;
  readonly byId: string | null;
  readonly settledAt: string | null;
};

/** Payouts that failed have their money back in the wallet, and want nobody. */
const subjects = sql`(
  select id, 'payment' as about, payer_id as owner_id, amount_kobo, provider, provider_reference, attempt, trouble,
    created_at
  from finance.payment where trouble is not null
  union all
  select id, 'payout', owner_id, amount_kobo, provider, provider_reference, 1, trouble, created_at
  from finance.payout where trouble = 'paid-after-return'
) m`;

const saidOfIt = sql`finance.trouble_settlement s on s.subject_id = m.id and s.trouble = m.trouble`;

const since = sql`coalesce(
  (select min(step.at) from finance.money_step step where step.subject_id = m.id and step.trouble = m.trouble),
  m.created_at)`;

const columns = sql`m.id, m.about, m.owner_id as "ownerId", m.amount_kobo as "amountKobo", m.provider,
  m.provider_reference as "providerReference", m.attempt, m.trouble, ${since} as since,
  s.words, s.by_id as "byId", s.at as "settledAt"`;

export const findTrouble = (db: Db, id: string): Promise<TroubleRow | null> =>
  row<TroubleRow>(db, sql`select ${columns} from ${subjects} left join ${saidOfIt} where m.id = ${id}`);

/** What nobody settled yet, with `at`, since when it waits. */
export const openTroubles = () =>
  sql`select ${since} as at from ${subjects} left join ${saidOfIt} where s.subject_id is null`;

type Asked = {
  readonly state: (typeof troubleStates)[number];
  readonly after: string | null;
  readonly limit: number;
};

/** One page: what waits, the first that was begun first; what is settled, the last one first. */
export const findTroubles = (db: Db, { state, after, limit }: Asked): Promise<TroubleRow[]> => {
  const isOpen = state === 'open';
  const page = after === null ? sql`` : isOpen ? sql`and m.id > ${after}` : sql`and m.id < ${after}`;
  return rows<TroubleRow>(
    db,
    sql`select ${columns} from ${subjects} left join ${saidOfIt}
        where ${isOpen ? sql`s.subject_id is null` : sql`s.subject_id is not null`} ${page}
        order by m.id ${isOpen ? sql`asc` : sql`desc`} limit ${limit}`,
  );
};

/** When somebody said that this trouble is put right, and how; null while nobody did. */
export const findSettlement = (db: Db, subjectId: string, trouble: string): Promise<Payment['settlement']> =>
  row<{ at: string; words: string }>(
    db,
    sql`select at, words from finance.trouble_settlement where subject_id = ${subjectId} and trouble = ${trouble}`,
  );

type Said = { readonly subjectId: string; readonly trouble: string; readonly words: string; readonly byId: string };

/** False when somebody said it before. */
export const insertSettlement = async (db: Db, said: Said, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into finance.trouble_settlement (subject_id, trouble, words, by_id, at)
        values (${said.subjectId}, ${said.trouble}, ${said.words}, ${said.byId}, ${now})
        on conflict (subject_id, trouble) do nothing`,
  )) === 1;
