import type { HoldingState } from '@shuka/domain/investments';
import { rows, run, sql, type Db } from '#kit/db.ts';

/** What is added to, or taken from, what an investor has in a state. */
type TallyChange = {
  readonly investorId: string;
  readonly state: HoldingState;
  readonly holdings: number;
  readonly amountKobo: number;
  readonly expectedKobo: number;
  readonly realisedKobo: number;
};

type Counted = Pick<TallyChange, 'investorId' | 'amountKobo' | 'expectedKobo'>;

const counted = ({ investorId, amountKobo, expectedKobo }: Counted, state: HoldingState, sign: 1 | -1) => ({
  investorId,
  state,
  holdings: sign,
  amountKobo: sign * amountKobo,
  expectedKobo: sign * expectedKobo,
  realisedKobo: 0,
});

/** What follows for the tallies when a holding goes from one state to another. @param realisedKobo what it brought. */
export const movedTallies = (
  one: Counted,
  from: HoldingState | null,
  to: HoldingState,
  realisedKobo = 0,
): TallyChange[] => [...(from === null ? [] : [counted(one, from, -1)]), { ...counted(one, to, 1), realisedKobo }];

const keyOf = ({ investorId, state }: TallyChange): string => `${investorId} ${state}`;

const added = (one: TallyChange, other: TallyChange): TallyChange => ({
  ...one,
  holdings: one.holdings + other.holdings,
  amountKobo: one.amountKobo + other.amountKobo,
  expectedKobo: one.expectedKobo + other.expectedKobo,
  realisedKobo: one.realisedKobo + other.realisedKobo,
});

/** One change for each line of the tallies, in the order in which everybody holds them. */
const inOrder = (changes: readonly TallyChange[]): TallyChange[] => {
  const sums = new Map<string, TallyChange>();
  for (const change of changes) {
    const before = sums.get(keyOf(change));
    sums.set(keyOf(change), before === undefined ? change : added(before, change));
  }
  return [...sums.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
};

type Lines = { readonly [Name in keyof TallyChange]: readonly TallyChange[Name][] };

const linesOf = (sums: readonly TallyChange[]): Lines => ({
  investorId: sums.map(({ investorId }) => investorId),
  state: sums.map(({ state }) => state),
  holdings: sums.map(({ holdings }) => holdings),
  amountKobo: sums.map(({ amountKobo }) => amountKobo),
  expectedKobo: sums.map(({ expectedKobo }) => expectedKobo),
  realisedKobo: sums.map(({ realisedKobo }) => realisedKobo),
});

/** Where nothing is taken from any line, one statement holds them in their order and adds. */
const addAll = (db: Db, { investorId, state, holdings, amountKobo, expectedKobo, realisedKobo }: Lines) =>
  run(
    db,
    sql`insert into investments.investor_tally as t
          (investor_id, state, holdings, amount_kobo, expected_kobo, realised_kobo)
        select * from unnest(${investorId}::uuid[], ${state}::text[], ${holdings}::bigint[], ${amountKobo}::bigint[],
          ${expectedKobo}::bigint[], ${realisedKobo}::bigint[])
        on conflict (investor_id, state) do update set holdings = t.holdings + excluded.holdings,
          amount_kobo = t.amount_kobo + excluded.amount_kobo,
          expected_kobo = t.expected_kobo + excluded.expected_kobo,
          realised_kobo = t.realised_kobo + excluded.realised_kobo`,
  );

/**
 * Brings the tallies of investors up to date, in the transaction that moves their holdings: first every line is there and
 * held, in one order whoever asks, then each is changed. A line below nothing is refused by its table.
 */
export const changeTallies = async (db: Db, changes: readonly TallyChange[]): Promise<void> => {
  const sums = inOrder(changes);
  if (sums.length === 0) return;
  const lines = linesOf(sums);
  const { investorId, state, holdings, amountKobo, expectedKobo, realisedKobo } = lines;
  if (holdings.every((count) => count >= 0)) return void (await addAll(db, lines));
  await run(
    db,
    sql`insert into investments.investor_tally as t (investor_id, state)
        select * from unnest(${investorId}::uuid[], ${state}::text[])
        on conflict (investor_id, state) do update set holdings = t.holdings`,
  );
  await run(
    db,
    sql`update investments.investor_tally t
        set holdings = t.holdings + c.holdings, amount_kobo = t.amount_kobo + c.amount,
          expected_kobo = t.expected_kobo + c.expected, realised_kobo = t.realised_kobo + c.realised
        from unnest(${investorId}::uuid[], ${state}::text[], ${holdings}::bigint[], ${amountKobo}::bigint[],
          ${expectedKobo}::bigint[], ${realisedKobo}::bigint[])
          as c (investor_id, state, holdings, amount, expected, realised)
        where t.investor_id = c.investor_id and t.state = c.state`,
  );
};

export type Tally = Omit<TallyChange, 'investorId'>;

/** What an investor has in each state; one in which they never had anything is left out. */
export const readTallies = async (db: Db, investorId: string): Promise<Map<HoldingState, Tally>> => {
  const found = await rows<Tally>(
    db,
    sql`select state, holdings, amount_kobo as "amountKobo", expected_kobo as "expectedKobo",
          realised_kobo as "realisedKobo"
        from investments.investor_tally where investor_id = ${investorId}`,
  );
  return new Map(found.map((one) => [one.state, one]));
};
