import { licenceAt, type Licence, type LicenceDetails, type LicenceWord, type Trade } from '@shuka/domain/settings';
import { instantText } from '#kit/instant-text.ts';
import { rows, run, sql, type Db } from '#kit/db.ts';

type Row = Omit<LicenceWord, 'licence'> & { [Key in keyof LicenceDetails]: LicenceDetails[Key] | null };

const wordOf = ({ holder, number, issuer, validFrom, validUntil, ...word }: Row): LicenceWord => {
  const isPaper = holder !== null && number !== null && issuer !== null && validFrom !== null;
  return { ...word, licence: isPaper ? { holder, number, issuer, validFrom, validUntil } : null };
};

/** Every word on the licences, the newest first. */
export const readLicences = async (db: Db): Promise<LicenceWord[]> =>
  (
    await rows<Row>(
      db,
      sql`select trade, version, holder, number, issuer, valid_from::text as "validFrom",
            valid_until::text as "validUntil", reason, ${instantText(sql`created_at`)} as "saidAt", said_by as by
          from settings.licence order by created_at desc, version desc, trade`,
    )
  ).map(wordOf);

/** The licence a trade may go on under at this moment; null where there is none. */
export const licenceOf = async (db: Db, trade: Trade, now: Date): Promise<Licence | null> =>
  licenceAt(await readLicences(db), trade, now);

/** Two words on one trade at once must not get one number. */
export const holdLicences = (db: Db) => run(db, sql`lock table settings.licence in share row exclusive mode`);

export const insertLicence = (db: Db, id: string, { trade, version, licence, reason, saidAt, by }: LicenceWord) =>
  run(
    db,
    sql`insert into settings.licence (id, trade, version, holder, number, issuer, valid_from, valid_until, reason, said_by,
          created_at)
        values (${id}, ${trade}, ${version}, ${licence?.holder ?? null}, ${licence?.number ?? null},
          ${licence?.issuer ?? null}, ${licence?.validFrom ?? null}::date, ${licence?.validUntil ?? null}::date, ${reason},
          ${by}, ${saidAt})`,
  );
