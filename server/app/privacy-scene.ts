import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { someoneFor } from './matrix-people.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const [askedAt, dueOn] = ['2026-05-01T08:00:00Z', '2026-05-31'];

/** A request of this person, as if made a month ago. */
const requestOf = async ({ house }: Case, accountId: string): Promise<string> => {
  const id = newId();
  await run(
    house.pool,
    sql`insert into privacy.request (id, account_id, kind, words, asked_at, due_on)
        values (${id}, ${accountId}, 'review', 'Look again.', ${askedAt}, ${dueOn})`,
  );
  return id;
};

/** One's own request, and somebody else's. */
const ownRequest: MakeInput = async (one) => ({
  requestId: await idFor(one.object, (whose) => {
    const { accountId } = whose === 'own' ? someoneFor(one.viewer) : people.musa;
    return requestOf(one, accountId);
  }),
});

const someRequest: MakeInput = async (one) => ({
  requestId: await idFor(one.object, () => requestOf(one, people.musa.accountId)),
  outcome: 'done',
  answer: 'We looked again.',
});

const draft = {
  title: 'A stolen phone',
  what: 'It held a list of farmers.',
  dataKinds: 'Names',
  peopleMany: 4,
  risk: 'likely',
  knownAt: '2026-05-01T08:00:00Z',
};

const someIncident: MakeInput = async ({ house, object }) => ({
  incidentId: await idFor(object, async () => {
    const id = newId();
    await run(
      house.pool,
      sql`insert into privacy.incident (id, title, what, data_kinds, people_many, risk, known_at, recorded_by, recorded_at)
          values (${id}, 'A lost list', 'It was found again.', 'Names', 2, 'none', ${askedAt}, ${people.ngozi.accountId},
            ${askedAt})`,
    );
    return id;
  }),
  id: newId(),
  kind: 'note',
  words: 'It is back.',
  happenedAt: '2026-05-02T08:00:00Z',
});

const year: MakeInput = async ({ object }) => ({ year: object === 'malformed' ? 'x' : '2026' });

export const privacyInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/my-rights': async () => ({ id: newId(), kind: 'review', words: 'Look at my loan again.', uses: [] }),
  'POST /api/my-rights/{requestId}/withdrawal': ownRequest,
  'GET /api/admin/rights/{requestId}/preview': async (one) => ({ requestId: (await someRequest(one))['requestId'] }),
  'POST /api/admin/rights/{requestId}/answer': someRequest,
  'POST /api/admin/incidents': async () => ({ id: newId(), ...draft }),
  'POST /api/admin/incidents/{incidentId}/steps': someIncident,
  'GET /api/admin/privacy-return/{year}': year,
  'GET /api/admin/privacy-return/{year}/file': year,
};
