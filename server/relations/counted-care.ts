import { sql, type Query } from '#kit/db.ts';

/** Who looks after these farmers now, as a table for the query that counts them: `account_id` and `manager_id`. */
export const countedCare = (ids: readonly string[]): Query =>
  sql`select farmer_id as account_id, manager_id from relations.assignment
      where farmer_id = any(${ids}::uuid[]) and until_at is null`;
