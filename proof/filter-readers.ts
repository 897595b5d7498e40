/* Who reads a list: everybody whom the matrix lets, and programs with a key where it takes one. */
import { pathParameters, type Contract } from '@shuka/domain/kit/endpoint.ts';
import type { KeyScope } from '@shuka/domain/kit/key-scopes.ts';
import { run, sql } from '@shuka/server/kit/db.ts';
import { personOf } from '@shuka/server/app/authorization-scene.ts';
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
    ? { webhookId: (await webhookWithCalls(house)).webhookId }
    : {};
  const look = { house, accountId: people.danjuma.accountId, of };
  return { operation, contract, look, browser, what: `${operation}, a program` };
};

/** A webhook and some calls of it in every state there is. */
const webhookWithCalls = async (house: OpenHouse) => {
  await run(
    house.pool,
    sql`update integrations.webhook set removed_by = made_by, removed_at = made_at where removed_at is null`,
  );
  const webhook = await someWebhook(house);
  await addCalls(house, webhook.webhookId);
  return webhook;
};

const addCalls = (house: OpenHouse, webhookId: string) =>
  run(
    house.pool,
    sql`insert into integrations.call (id, webhook_id, kind, body, happened_at, state, due_at)
        select gen_random_uuid(), ${webhookId}, 'delivery.weighed', '{}', ${house.clock.now()}::timestamptz - n * interval '1 hour',
          (array['waiting', 'sent', 'failed'])[1 + n % 3], ${house.clock.now()}
        from generate_series(1, 7) as n`,
  );

/** Everybody who may read a list, each as near to it as the matrix has them. */
export const readersOf = async (
  house: OpenHouse,
  operation: string,
  contract: Contract,
  rule: ListRule,
): Promise<Reader[]> => {
  if (typeof contract.who === 'string' && contract.who.startsWith('key:'))
    return [await programOf(house, operation, contract)];
  const open = openViewers(house);
  const readers: Reader[] = [];
  for (const cell of cellsOf(operation).filter(({ status }) => status === 200)) {
    if (cell.viewer === 'nobody') continue;
    await run(house.pool, sql`delete from kit.throttle`);
    const of = partOf(contract, rule, await inputFor(house, cell));
    if (typeof of['webhookId'] === 'string') await addCalls(house, of['webhookId']);
    const look: Look = { house, accountId: personOf[cell.viewer].accountId, of };
    const browser = await open.browserOf(cell.viewer, operation);
    readers.push({ operation, contract, look, browser, what: `${operation}, ${cell.viewer}, ${cell.object}` });
  }
  return readers;
};
