/** One night of loans in a process of its own, so that it can be killed: its database and its day are its arguments. */
import { openPool } from '@shuka/server/kit/db.ts';
import { ageLoansOn } from '@shuka/server/world/loan-nights.ts';

const [, , url = '', day = ''] = process.argv;
const pool = openPool(url, 1, (error) => console.error(error));
console.log('the night begins');
await ageLoansOn(pool, day);
await pool.end();
