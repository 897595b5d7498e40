/* Who reads a list: everybody whom the matrix lets, and programs with a key where it takes one. */
import { pathParameters, type Contract } from '@shuka/domain/kit/endpoint.ts';
import type { KeyScope } from '@shuka/domain/kit/key-scopes.ts';
import { run, sql } from '@shuka/server/kit/db.ts';
import { personOf } from '@shuka/server/app/matrix-people.ts';
import { cellsOf, inputFor, openViewers } from '@shuka/server/app/try-cell.ts';
import type { Browser, Input } from '@shuka/server/world/browser.ts';
import type { OpenHouse } from '@shuka/server/world/open-house.ts';
import { people } from '@shuka/server/world/people.ts';
import { someKey, someWebhook } from '@shuka/server/world/program-hands.ts';
import type { ListRule, Look } from './filter-rules.ts';

export type Reader = {
  readonly operation: string;
  readonly contract: Contract;
  readonly look: Look;
  readonly browser: Browser;
  /** "GET /api/farms, farmer, own" */
  readonly what: string;
};

const partOf = (contract: Contract, rule: ListRule, input: Input): Input =>
  Object.fromEntries(
    [...pathParameters(contract.path), ...(rule.of ?? [])]
      .filter((name) => input[name] !== undefined)
      .map((name) => [name, input[name]]),
  );

/** A program of Danjuma's company, which sends its key and nothing else. */
const programOf = async (house: OpenHouse, operation: string, contract: Contract): Promise<Reader> => {
  await run(
    house.pool,
    sql`update integrations.key set revoked_by = made_by, revoked_at = made_at where revoked_at is null`,
  );
  const { headers } = await someKey(house, [String(contract.who).slice('key:'.length) as KeyScope]);
  const visitor = house.visitor();
  const browser: Browser = {
    ...visitor,
    call: (asked, input, extras) =>
      visitor.call(asked, input, { ...extras, headers: { ...extras?.headers, ...headers } }),
  };
  const of: Input = pathParameters(contract.path).includes('webhookId')
    ? { webhookId: (await onlyWebhook(house)).webhookId }
    : {};
  const look = { house, accountId: people.danjuma.accountId, of };
  return { operation, contract, look, browser, what: `${operation}, a program` };
};

/** A webhook of Danjuma's company, the only one there is. */
const onlyWebhook = async (house: OpenHouse) => {
  await run(
    house.pool,
    sql`update integrations.webhook set removed_by = made_by, removed_at = made_at where removed_at is null`,
  );
  return someWebhook(house);
};

/** Everybody who may read a list, each as near to it as the matrix has them; made one by one, as one can end another's. */
export async function* readersOf(
  house: OpenHouse,
  operation: string,
  contract: Contract,
  rule: ListRule,
): AsyncGenerator<Reader> {
  if (typeof contract.who === 'string' && contract.who.startsWith('key:')) {
    yield await programOf(house, operation, contract);
    return;
  }
  const open = openViewers(house);
  for (const cell of cellsOf(operation).filter(({ status }) => status === 200)) {
    if (cell.viewer === 'nobody') continue;
    await run(house.pool, sql`delete from kit.throttle`);
    const of = partOf(contract, rule, await inputFor(house, cell));
    const look: Look = { house, accountId: personOf[cell.viewer].accountId, of };
    const browser = await open.browserOf(cell.viewer, operation);
    yield { operation, contract, look, browser, what: `${operation}, ${cell.viewer}, ${cell.object}` };
  }
}
