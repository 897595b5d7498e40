import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { codeAt } from '#accounts';
import { people, type WorldPerson } from '#world';
import type { Clock } from '#kit/clock.ts';
import type { Mailbox } from '#kit/mailbox.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const authenticators = (now: Date): { name: string; code: string }[] =>
  (Object.values(people) as WorldPerson[]).flatMap(({ firstName, factorSecret }) =>
    factorSecret === undefined ? [] : [{ name: firstName, code: codeAt(Buffer.from(factorSecret, 'hex'), now) }],
  );

const pageOf = (mailbox: Mailbox, clock: Clock): string => {
  const codes = authenticators(clock.now()).map(
    ({ name, code }) => `<p>Authenticator of ${name}: <strong>${code}</strong></p>`,
  );
  const letters = mailbox.read().map(
    (letter) => `<article><h2>${escapeHtml(letter.subject || 'SMS')}</h2>
      <p>${letter.kind} to ${escapeHtml(letter.to)}, ${letter.at}</p><pre>${escapeHtml(letter.text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Mailbox of the demo</title><h1>Mailbox of the demo</h1>
    <p>What the demo would have sent by mail and SMS. Nothing leaves this machine.</p>${codes.join('')}
    ${letters.join('') || '<p>Nothing was sent yet.</p>'}</html>`;
};

/** Another site whose name was pointed at this machine must not read the letters: it asks by its own name. */
const refuseOtherNames = async (request: FastifyRequest): Promise<void> => {
  if (!['localhost', '127.0.0.1'].includes(request.hostname)) throw new Problem('not-found');
};

/** Shows what the demo would have sent, and the authenticators of its admins; only ever on this machine's own address. */
export const addDevMailbox = (app: FastifyInstance, mailbox: Mailbox, clock: Clock): void => {
  const options = { config: { who: 'developer' as const }, preHandler: refuseOtherNames };
  app.get('/dev/mailbox', options, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(pageOf(mailbox, clock)),
  );
  app.get('/dev/mailbox.json', options, async () => ({
    letters: mailbox.read(),
    authenticators: authenticators(clock.now()),
  }));
};
