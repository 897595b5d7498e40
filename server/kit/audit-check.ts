import { lineColumns, linkOver, noHead, type Link, type SealedLine } from '#kit/audit-chain.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** What can be wrong with the audit log. */
type AuditFault = 'line-changed' | 'line-missing' | 'line-added' | 'link-missing' | 'head-changed';

/** `atNumber` is the number of the line; of a link that is missing, its place. */
export type AuditDamage = { readonly fault: AuditFault; readonly atNumber: number };

export type AuditLook = { readonly size: number; readonly head: Buffer; readonly damage: AuditDamage | null };

type AuditCheck = {
  readonly size: number;
  readonly head: Buffer;
  readonly fault: AuditFault | null;
  readonly atNumber: number | null;
  readonly checkedAt: string;
};

const atOnce = 5000;

export const findLastAuditCheck = (db: Db, isWhole = false): Promise<AuditCheck | null> =>
  row<AuditCheck>(
    db,
    sql`select size, head, fault, at_number as "atNumber", checked_at as "checkedAt" from kit.audit_check
        where fault is null or not ${isWhole} order by number desc limit 1`,
  );

/** @param leafId the entry of the tamper-evident log that tells of it outside the house; null for none. */
export const insertAuditCheck = (
  db: Db,
  { size, head, damage }: AuditLook,
  leafId: string | null,
  now: Date,
): Promise<number> =>
  run(
    db,
    sql`insert into kit.audit_check (size, head, fault, at_number, leaf_id, checked_at)
        values (${size}, ${head}, ${damage?.fault ?? null}, ${damage?.atNumber ?? null}, ${leafId},
          ${now})`,
  );

type Chained = Link & { readonly line: SealedLine | null };

const findChained = async (db: Db, from: number): Promise<Chained[]> => {
  const found = await rows<Link & SealedLine & { readonly linked: number }>(
    db,
    sql`select l.position, l.number as linked, l.hash, ${lineColumns} from kit.audit_link l
        left join kit.audit a on a.number = l.number
        where l.position >= ${from} order by l.position limit ${atOnce}`,
  );
  return found.map(({ position, hash, linked, ...line }) => ({
    position,
    number: linked,
    hash,
    line: (line.number as number | null) === null ? null : line,
  }));
};

/** The first of these that does not follow from the head before it; null where all do. */
const faultIn = (links: readonly Chained[], from: number, before: Buffer): AuditDamage | null => {
  let hash = before;
  for (const [at, link] of links.entries()) {
    if (link.position !== from + at) return { fault: 'link-missing', atNumber: from + at };
    if (link.line === null) return { fault: 'line-missing', atNumber: link.number };
    hash = linkOver(hash, link.line);
    if (!hash.equals(link.hash)) return { fault: 'line-changed', atNumber: link.number };
  }
  return null;
};

/** The first line that neither is sealed nor waits for it: whoever wrote it went round the log. */
const findAdded = async (db: Db): Promise<AuditDamage | null> => {
  for (let after = -1; ;) {
    const page = await row<{ until: number | null; added: number | null }>(
      db,
      sql`select max(number) as until, min(number) filter (where is_stray) as added from (
            select a.number, l.number is null and w.number is null as is_stray from kit.audit a
            left join kit.audit_link l on l.number = a.number
            left join kit.audit_wait w on w.number = a.number
            where a.number > ${after} order by a.number limit ${atOnce}) page`,
    );
    if (page?.added != null) return { fault: 'line-added', atNumber: page.added };
    if (page?.until == null) return null;
    after = page.until;
  }
};

/** A line that waits for its seal and is not there. */
const findLost = async (db: Db): Promise<AuditDamage | null> => {
  const lost = await row<{ number: number }>(
    db,
    sql`select w.number from kit.audit_wait w where not exists (select 1 from kit.audit a where a.number = w.number)
        order by w.number limit 1`,
  );
  return lost === null ? null : { fault: 'line-missing', atNumber: lost.number };
};

/** What the last look that found all whole saw is there still, to the bit: a chain that was made anew has another head. */
const checkEarlier = async (db: Db, size: number): Promise<AuditDamage | null> => {
  const last = await findLastAuditCheck(db, true);
  if (last === null || last.size === 0) return null;
  if (last.size > size) return { fault: 'link-missing', atNumber: size };
  const then = await row<{ hash: Buffer }>(db, sql`select hash from kit.audit_link where position = ${last.size - 1}`);
  return then !== null && then.hash.equals(last.head) ? null : { fault: 'head-changed', atNumber: last.size };
};

/**
 * Goes through the whole audit log, page by page, and hashes all of it anew. Answers the first damage, null for none, and
 * the head it came to.
 */
export const checkAudit = async (db: Db): Promise<AuditLook> => {
  let [size, head] = [0, noHead];
  for (;;) {
    const links = await findChained(db, size);
    const damage = faultIn(links, size, head);
    if (damage !== null) return { size, head, damage };
    size += links.length;
    head = links.at(-1)?.hash ?? head;
    if (links.length < atOnce) break;
  }
  const damage = (await checkEarlier(db, size)) ?? (await findLost(db)) ?? (await findAdded(db));
  return { size, head, damage };
};
