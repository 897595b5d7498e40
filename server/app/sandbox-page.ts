import type { FastifyInstance } from 'fastify';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findSandboxOrder } from '#finance';
import type { Services } from '#kit/context.ts';
import { languageOf } from '#kit/language.ts';
import { say } from '#kit/words.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const script = `const buttons = document.querySelectorAll('button');
const told = document.querySelector('output');
const press = async ({ reference, outcome }) => {
  const answer = await fetch('/api/sandbox/payments/' + reference, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  });
  const said = await answer.json();
  if (answer.ok) location.assign(said.returnTo);
  return answer.ok ? '' : said.title;
};
for (const button of buttons)
  button.addEventListener('click', async () => {
    for (const each of buttons) each.disabled = true;
    told.textContent = '';
    told.textContent = await press(button.dataset).catch(() => told.dataset.away);
    for (const each of buttons) each.disabled = told.textContent === '';
  });
`;

/** The sheet is a file of its own: the policy lets no style stand in a page. */
const sheet = `body { font: 18px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 2rem auto; padding: 0 1rem;
  background: #fff; color: #1c2a1e; }
.notice { padding: 0.75rem 1rem; border: 3px dashed #9a3412; font-weight: 700; }
.amount { font-size: 2rem; font-weight: 700; }
button { display: block; width: 100%; min-height: 48px; margin: 0.75rem 0; font: inherit; border-radius: 8px;
  border: 2px solid #166534; background: #fff; color: #166534; }
button:first-of-type { background: #166534; color: #fff; }
button:disabled { opacity: 0.6; }
`;

type Shown = { readonly reference: string; readonly amount: string; readonly language: Language };

const pageOf = ({ reference, amount, language }: Shown): string => {
  const title = escapeHtml(say(language, 'sandbox.title'));
  const button = (outcome: 'paid' | 'failed', text: string): string =>
    `<button type="button" data-reference="${escapeHtml(reference)}" data-outcome="${outcome}">${escapeHtml(text)}</button>`;
  return `<!doctype html><html lang="${language}">
  <meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>${title}</title><link rel="stylesheet" href="/sandbox/pay.css">
  <main><h1>${title}</h1><p class="notice">${escapeHtml(say(language, 'sandbox.notReal'))}</p>
  <p class="amount">${amount}</p>
  ${button('paid', say(language, 'sandbox.pay'))}
  ${button('failed', say(language, 'sandbox.fail'))}
  <p><output data-away="${escapeHtml(say(language, 'sandbox.away'))}"></output></p></main><script src="/sandbox/pay.js" defer></script></html>`;
};

const open = { config: { who: 'anyone' as const } };

/** Where money that is not real is paid: only with the sandbox as a payment provider. */
export const addSandboxPage = (app: FastifyInstance, services: Services): void => {
  if (!services.payments.some(({ isSandbox }) => isSandbox)) return;
  app.get('/sandbox/pay.js', open, async (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/sandbox/pay.css', open, async (_request, reply) => reply.type('text/css').send(sheet));
  app.get<{ Params: { reference: string } }>('/sandbox/pay/:reference', open, async (request, reply) => {
    const { reference } = request.params;
    const order = /^[0-9a-f-]{36,40}$/.test(reference) ? await findSandboxOrder(services.pool, reference) : null;
    if (order?.kind !== 'charge') throw new Problem('not-found');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(pageOf({ ...order, amount: formatNaira(order.amountKobo), language: languageOf(request) }));
  });
};
