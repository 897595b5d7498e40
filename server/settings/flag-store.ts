import { flagNames, flags, usualRule, type FlagName, type FlagRule, type FlagState } from '@shuka/domain/settings';
import { rows, run, sql, type Db } from '#kit/db.ts';

type FlagWord = FlagState['words'][number];

const columns = sql`mode, roles, states, percent, reason, said_at as "saidAt"`;

/** How every flag stands now: by the newest word, else as it was declared. A word on one that is gone counts for nothing. */
export const readFlags = async (db: Db): Promise<ReadonlyMap<FlagName, FlagRule>> => {
  const said = await rows<FlagRule & { name: string }>(
    db,
    sql`select distinct on (name) name, mode, roles, states, percent from settings.flag_word
        order by name, said_at desc, id desc`,
  );
  return new Map(flagNames.map((name) => [name, said.find((one) => one.name === name) ?? usualRule(name)]));
};

/** What is shown of what was said of a flag. */
const mostWords = 20;

/** One flag as admins see it. */
export const showFlag = async (db: Db, name: FlagName): Promise<FlagState> => {
  const words = await rows<FlagWord>(
    db,
    sql`select ${columns} from settings.flag_word where name = ${name} order by said_at desc, id desc limit ${mostWords}`,
  );
  const { mode, roles, states, percent } = words[0] ?? usualRule(name);
  return { name, owner: flags[name].owner, mode, roles, states, percent, words };
};

type NewWord = FlagRule & {
  readonly id: string;
  readonly name: FlagName;
  readonly reason: string;
  readonly by: string;
};

export const insertFlagWord = (db: Db, one: NewWord, now: Date) =>
  run(
    db,
    sql`insert into settings.flag_word (id, name, mode, roles, states, percent, reason, said_by, said_at)
        values (${one.id}, ${one.name}, ${one.mode}, ${one.roles}::text[], ${one.states}::text[], ${one.percent},
          ${one.reason}, ${one.by}, ${now})`,
  );
