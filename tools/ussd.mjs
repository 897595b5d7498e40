/** `npm run ussd`: a phone without internet in the terminal. `npm run ussd -- +2348051112233 http://localhost:3000` */
import { randomUUID } from 'node:crypto';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';

const [phoneNumber = '+2348051112233', address = 'http://localhost:3000'] = process.argv.slice(2);

const fail = (words) => {
  console.error(words);
  process.exit(1);
};

const ask = async (url, init) =>
  fetch(url, init).catch(() => fail(`Nothing answers at ${address}. npm start begins it.`));

/** A demo tells its secret to this machine; elsewhere it is the operator's. */
const secretOf = async () => {
  const known = process.env.CHANNEL_SECRET;
  if (known) return known;
  const told = await ask(`${address}/dev/ussd.json`);
  const { secret } = told.ok ? await told.json() : {};
  return secret ?? fail('This server is no demo: set CHANNEL_SECRET to the one it has.');
};

const secret = await secretOf();
const sessionId = `cli-${randomUUID()}`;
const lines = createInterface({ input: stdin });
const typedLines = lines[Symbol.asyncIterator](); // keeps what is typed, or piped in, before it is asked for
for (let text = ''; ;) {
  const body = new URLSearchParams({ sessionId, phoneNumber, serviceCode: '*384*1234#', networkCode: '62120', text });
  const answer = await ask(`${address}/api/channels/ussd/${secret}`, { method: 'POST', body });
  const said = await answer.text();
  console.log(`\n${said.slice(4)}`);
  if (!said.startsWith('CON ')) break;
  stdout.write('> ');
  const { value: typed, done } = await typedLines.next();
  if (done) break;
  text = text === '' ? typed : `${text}*${typed}`;
}
lines.close();
