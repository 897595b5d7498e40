import { run, sql, type Db } from '#kit/db.ts';

/**
 * Lets a user of the database read and write rows of the house, and nothing more (OWASP ASVS 5.0, 13.2.2).
 * @param db as the owner of the database, once all is made. @param worker the name of a role that exists.
 */
export const letWork = (db: Db, worker: string): Promise<unknown> => run(db, sql`select kit.let_work(${worker})`);
