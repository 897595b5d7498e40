import { sendContactMessage } from '@shuka/domain/messaging';
import { builtInTaskRules, mostWaitingWords, planWindow, smsCaps, type TaskRule } from '@shuka/domain/settings';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertRoleChange } from '#admin';
import { insertReferenceVersion, insertWord } from '#settings';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { settlePerson } from '#world/settle-person.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const someMessage = async ({ house }: Case): Promise<string> => {
  const id = newId();
  const words = { name: 'Sani', email: `sani.${id}@scene.example`, message: 'Good day.' };
  await house.visitor().call(sendContactMessage, { id, ...words });
  return id;
};

const ofMessage = async (one: Case) => ({ messageId: await idFor(one.object, () => someMessage(one)) });

/** Each in a week of its own: two plans for the same hours are refused. */
let weeks = 0;

const someWindow = ({ house }: Case) => {
  weeks += 1;
  const from = new Date(house.clock.now().getTime() + weeks * 7 * 86_400_000);
  const until = new Date(from.getTime() + 3_600_000);
  return { id: newId(), name: 'investor-registration', from: from.toISOString(), until: until.toISOString() } as const;
};

const plannedWindow = async (one: Case): Promise<string> => {
  const planned = someWindow(one);
  await one.house.as(people.ngozi).call(planWindow, planned);
  return planned.id;
};

/** Somebody new, whom the tests may make an admin. */
const somebody = async ({ house: { pool, clock } }: Case) => {
  const id = newId();
  const email = `${id}@staff.example`;
  await settlePerson(pool, clock.now(), { id, firstName: 'Hauwa', lastName: 'Sani', email, roles: ['investor'] });
  return { id, email };
};

const give = { role: 'admin', change: 'give', until: null, reason: 'She runs the desk in Kano.' } as const;

const roleAsked = async (one: Case): Promise<string> => {
  const [id, { id: accountId }] = [newId(), await somebody(one)];
  const draft = { ...give, id, accountId, askedBy: people.danjuma.accountId };
  await insertRoleChange(one.house.pool, draft, one.house.clock.now());
  return id;
};

/** Each time a version of its own, for one alone may wait. */
const freeFigures = ({ house }: Case) =>
  run(
    house.pool,
    sql`update settings.reference_version set is_agreed = false, decided_by = ${people.danjuma.accountId},
          decided_at = now() where is_agreed is null`,
  );

const figures = {
  name: smsCaps.name,
  madeOf: smsCaps.shipped.version,
  source: 'The price of the route rose.',
  sourceUrl: '',
  sourceDay: '2026-05-01',
  fromDay: '2027-01-01',
};

const values = { ...smsCaps.shipped.values, partsAMonth: 50 };

const figuresAsked = async (one: Case): Promise<string> => {
  const id = newId();
  await freeFigures(one);
  const draft = { ...figures, id, said: values, askedBy: people.ifeoma.accountId };
  await insertReferenceVersion(one.house.pool, draft, one.house.clock.now());
  return id;
};

/** What the cases of the admin's own rooms are asked with. */
export const adminInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/admin/roles': async (one) => ({
    ...give,
    id: newId(),
    email: (await somebody(one)).email,
    password: people.ngozi.password,
  }),
  'POST /api/admin/roles/{roleChangeId}/decision': async (one) => ({
    id: newId(),
    roleChangeId: await roleAsked(one),
    isAgreed: true,
    password: people.ngozi.password,
  }),
  'POST /api/admin/reference-words/{wordId}/decision': async ({ house }) => {
    const wordId = newId();
    const { kind, crop, isOn, days, priority, mostSnoozeDays, source } = builtInTaskRules()[0] as TaskRule; // there are some
    const said = { kind, crop, isOn, days, priority, mostSnoozeDays, source };
    const word = { id: wordId, kind: 'task-rule', said, madeOf: 1, askedBy: people.ifeoma.accountId } as const;
    await insertWord(house.pool, word, mostWaitingWords, house.clock.now());
    return { id: newId(), wordId, isAgreed: false, password: people.ngozi.password };
  },
  'PUT /api/admin/flags/{name}': () => ({
    id: newId(),
    name: 'figure-mails',
    mode: 'on',
    roles: [],
    states: [],
    percent: 100,
    reason: 'It works.',
  }),
  'GET /api/admin/reference/{name}': () => ({ name: smsCaps.name }),
  'POST /api/admin/reference/{name}/versions': async (one) => {
    await freeFigures(one);
    return { ...figures, id: newId(), values, password: people.ngozi.password };
  },
  'POST /api/admin/reference-versions/{versionId}/decision': async (one) => ({
    id: newId(),
    versionId: await figuresAsked(one),
    isAgreed: false,
    password: people.ngozi.password,
  }),
  'POST /api/admin/contact-messages/{messageId}/answer': async (one) => ({ ...(await ofMessage(one)), answer: 'Yes.' }),
  'POST /api/admin/contact-messages/{messageId}/taking': ofMessage,
  'POST /api/admin/maintenance-windows': someWindow,
  'POST /api/admin/maintenance-windows/{windowId}/cancelling': async (one) => ({
    windowId: await idFor(one.object, () => plannedWindow(one)),
  }),
  'POST /api/admin/status-updates': () => ({ id: newId(), kind: 'news', texts: { en: 'All is well.' }, isSent: false }),
};
