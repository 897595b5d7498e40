/*
 * A server in a process of its own that does nothing but move money: what asks it for an act over HTTP is answered once the
 * database has it for good. It is there to be killed.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { openPool } from '@shuka/server/kit/db.ts';
import { isCollision, isDatabaseAway } from '@shuka/server/kit/database-errors.ts';
import { doMoneyAct, type MoneyAct } from '@shuka/server/world/money-desk.ts';

const [, , databaseUrl = '', port = ''] = process.argv;
const connections = 40;
const pool = openPool(databaseUrl, connections, () => undefined, 20_000);

const readAct = async (request: IncomingMessage): Promise<MoneyAct> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as MoneyAct; // only the soak asks here
};

const statusOf = (error: unknown): number =>
  error instanceof Error && isDatabaseAway(error) ? 503 : isCollision(error) ? 409 : 500;

const server = createServer((request, response) => {
  const answer = (status: number, body: object): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  void readAct(request)
    .then((act) => doMoneyAct(pool, act))
    .then((made) => answer(200, made))
    .catch((error: unknown) => answer(statusOf(error), { message: error instanceof Error ? error.message : '' }));
});

server.listen(Number(port), '127.0.0.1', () => console.log('the teller is ready'));
