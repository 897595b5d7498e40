import type { Company, Duty, OwnCompany } from '@shuka/domain/relations';
import { isActive } from '#accounts';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

const columns = sql`c.id as "companyId", c.name, c.kind, c.cac_class as "cacClass", c.cac_number as "cacNumber",
  c.state_code as "stateCode", c.lga, c.address, c.monthly_tonnes as "monthlyTonnes"`;

type NewCompany = Company & { readonly ownerId: string; readonly now: Date };

export const insertCompany = (db: Db, company: NewCompany) =>
  run(
    db,
    sql`insert into relations.company (id, owner_id, name, kind, cac_class, cac_number, state_code, lga, address,
          monthly_tonnes, created_at)
        values (${company.companyId}, ${company.ownerId}, ${company.name}, ${company.kind}, ${company.cacClass},
          ${company.cacNumber}, ${company.stateCode}, ${company.lga}, ${company.address}, ${company.monthlyTonnes},
          ${company.now})`,
  );

/** The company somebody works for now, their duty there, and whether its owner is approved and there. */
export const findCompanyOf = (db: Db, accountId: string): Promise<(OwnCompany & { company: Company }) | null> =>
  row<Company & { duty: Duty; isOpen: boolean }>(
    db,
    sql`select ${columns}, s.duty, ${isActive(sql`c.owner_id`)} as "isOpen"
        from relations.staff s join relations.company c on c.id = s.company_id
        where s.account_id = ${accountId} and s.until_at is null`,
  ).then((found) => {
    if (found === null) return null;
    const { duty, isOpen, ...company } = found;
    return { company, duty, isOpen };
  });

/** The company somebody signed up with. */
export const findCompanyByOwner = (db: Db, ownerId: string): Promise<Company | null> =>
  row<Company>(db, sql`select ${columns} from relations.company c where c.owner_id = ${ownerId}`);

/** Every company as a table for another slice's query: `id`, `name`, `state_code`, `lga`, and `is_open` while its owner is there. */
export const companyTable: Query = sql`select c.id, c.name, c.state_code, c.lga, ${isActive(sql`c.owner_id`)} as is_open
  from relations.company c`;

/** A company with its row locked: what is decided of its staff and shifts is decided one after the other. */
export const holdCompany = (db: Db, companyId: string): Promise<Company | null> =>
  row<Company>(db, sql`select ${columns} from relations.company c where c.id = ${companyId} for no key update`);

/** The names of other companies with the same number: they say they are one firm. */
export const findSameNumber = async (db: Db, { companyId, cacClass, cacNumber }: Company): Promise<string[]> =>
  (
    await rows<{ name: string }>(
      db,
      sql`select name from relations.company
          where cac_number = ${cacNumber} and id <> ${companyId}
            and (cac_class is null or ${cacClass}::text is null or cac_class = ${cacClass})
          order by created_at limit 20`,
    )
  ).map(({ name }) => name);

/** What somebody does in a company now; null for who does not work there, and for all while its owner is not there. */
export const findDuty = async (db: Db, companyId: string, accountId: string): Promise<Duty | null> =>
  (
    await row<{ duty: Duty }>(
      db,
      sql`select s.duty from relations.staff s join relations.company c on c.id = s.company_id
          where s.company_id = ${companyId} and s.account_id = ${accountId} and s.until_at is null
            and ${isActive(sql`c.owner_id`)}`,
    )
  )?.duty ?? null;

/** What companies are called and where they are, by their ids; those that are not there are left out. */
export const findCompanies = (db: Db, companyIds: readonly string[]): Promise<Company[]> =>
  rows<Company>(db, sql`select ${columns} from relations.company c where c.id = any(${companyIds}::uuid[])`);
