import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Services } from '#kit/context.ts';

/** Another site whose name was pointed at this machine must not dial in anybody's name: it asks by its own name. */
const refuseOtherNames = async (request: FastifyRequest): Promise<void> => {
  if (!['localhost', '127.0.0.1'].includes(request.hostname)) throw new Problem('not-found');
};

/** Plays the gateway: each step goes to the very endpoint that a telephone network's gateway calls. */
const script = `const form = document.querySelector('form');
const screen = document.querySelector('pre');
const typed = form.elements.typed;
let session = '', text = '', secret = '';
const send = async () => {
  secret ||= (await (await fetch('/dev/ussd.json')).json()).secret;
  const fields = { sessionId: session, phoneNumber: form.elements.phone.value, serviceCode: '*384*1234#', networkCode: '62120', text };
  const answer = await fetch('/api/channels/ussd/' + secret, { method: 'POST', body: new URLSearchParams(fields) });
  const said = await answer.text();
  screen.textContent = said.slice(4);
  if (!said.startsWith('CON ')) session = '';
  typed.value = '';
  typed.focus();
};
document.querySelector('#dial').addEventListener('click', () => { session = 'dev-' + crypto.randomUUID(); text = ''; send(); });
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (session === '') return;
  text = text === '' ? typed.value : text + '*' + typed.value;
  send();
});
`;

const sheet = `body { font: 18px/1.4 system-ui, sans-serif; max-width: 22rem; margin: 1rem auto; padding: 0 1rem; }
pre { min-height: 12rem; padding: 1rem; border: 2px solid #1c2a1e; border-radius: 8px; white-space: pre-wrap;
  overflow-wrap: anywhere; background: #e8f0e4; color: #1c2a1e; font: 16px/1.4 ui-monospace, monospace; }
label { display: block; margin: 0.75rem 0; }
input, button { font: inherit; min-height: 48px; width: 100%; box-sizing: border-box; border-radius: 8px; }
input { border: 1px solid #1c2a1e; padding: 0 0.75rem; }
button { border: 0; background: #176b3a; color: #fff; font-weight: 600; }
`;

/** A number of nobody yet: the demo's people have an e-mail, and never proved theirs. */
const newcomersPhone = '+2348051112233';

const page = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>A phone without internet</title>
<link rel="stylesheet" href="/dev/ussd.css"><main><h1>A phone without internet</h1>
<p>Dials as the gateway of a network would. Codes by SMS are in <a href="/dev/mailbox">the mailbox</a>.</p>
<form><label>Number that dials <input name="phone" value="${newcomersPhone}" inputmode="tel"></label>
<button type="button" id="dial">Dial *384*1234#</button>
<pre role="status" aria-label="Screen of the phone"></pre>
<label>Answer <input name="typed" autocomplete="off"></label><button>Send</button></form></main>
<script src="/dev/ussd.js" defer></script></html>`;

/** A phone on the screen, for whoever develops; only ever on this machine's own address. */
export const addDevUssd = (app: FastifyInstance, { gateway }: Pick<Services, 'gateway'>): void => {
  const options = { config: { who: 'developer' as const }, preHandler: refuseOtherNames };
  app.get('/dev/ussd', options, async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/dev/ussd.js', options, async (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/dev/ussd.css', options, async (_request, reply) => reply.type('text/css').send(sheet));
  app.get('/dev/ussd.json', options, async () => ({ secret: gateway?.secret ?? null }));
};
