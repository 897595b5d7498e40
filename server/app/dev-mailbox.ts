import type { FastifyInstance } from 'fastify';
import { codeAt } from '#accounts';
import { people, type WorldPerson } from '#world';
import type { Mailbox } from '#kit/mailbox.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const authenticators = (now: Date): { name: string; code: string }[] =>
  (Object.values(people) as WorldPerson[]).flatMap(({ firstName, factorSecret }) =>
    factorSecret === undefined ? [] : [{ name: firstName, code: codeAt(Buffer.from(factorSecret, 'hex'), now) }],
  );

const pageOf = (mailbox: Mailbox): string => {
  const codes = authenticators(new Date()).map(
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

/** Shows what the demo would have sent, and the admin's authenticator; only ever on this machine's own address. */
export const addDevMailbox = (app: FastifyInstance, mailbox: Mailbox): void => {
  const config = { who: 'developer' as const };
  app.get('/dev/mailbox', { config }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(pageOf(mailbox)),
  );
  app.get('/dev/mailbox.json', { config }, async () => ({
    letters: mailbox.read(),
    authenticators: authenticators(new Date()),
  }));
};
