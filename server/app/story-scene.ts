import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql } from '#kit/db.ts';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const companyAlone = async ({ house, object }: Case) => ({
  companyId: await idFor(object, async (whose) =>
    whose === 'own' ? mill.companyId : (await someCompany(house)).companyId,
  ),
});

/** A code that is well formed and that nobody made. */
const at = `/t/${'0'.repeat(26)}`;

const [noSeal, looked] = ['It has no seal.', 'We looked at it.'];

const nowhere = { stateCode: '', lga: '' };

const lastVersion = async ({ pool }: OpenHouse, table: 'story_word' | 'name_word'): Promise<number> =>
  (
    await row<{ version: number }>(
      pool,
      table === 'story_word'
        ? sql`select coalesce(max(version), 0) as version from traceability.story_word`
        : sql`select coalesce(max(version), 0) as version from traceability.name_word`,
    )
  )?.version ?? 0;

/** Past the form, which takes ten an hour from one address. */
const someReport = async ({ house: { pool, clock } }: Case): Promise<{ reportId: string }> => {
  const reportId = newId();
  await run(
    pool,
    sql`insert into traceability.fake_report (id, code, name, says, state_code, lga, reported_at)
        values (${reportId}, ${at}, '', 'It has no seal.', '', '', ${clock.now()})`,
  );
  return { reportId };
};

/** Input for the operations on stories, checks and reports of fakes; nothing but authorization could refuse it. */
export const storyInputs: Readonly<Record<string, MakeInput>> = {
  'GET /api/stories': () => ({ at }),
  'POST /api/genuine-checks': () => ({ at, ...nowhere }),
  'POST /api/fake-reports': () => ({ id: newId(), at, says: noSeal, ...nowhere }),
  'GET /api/fake-reports/{reportId}': someReport,
  'GET /api/companies/{companyId}/story': companyAlone,
  'PUT /api/companies/{companyId}/story': async (one) => ({
    ...(await companyAlone(one)),
    after: await lastVersion(one.house, 'story_word'),
    publishesShare: true,
  }),
  'GET /api/companies/{companyId}/fake-reports': companyAlone,
  'GET /api/companies/{companyId}/recalls': companyAlone,
  'GET /api/name-in-stories': () => ({}),
  'PUT /api/name-in-stories': async ({ house }) => ({
    after: await lastVersion(house, 'name_word'),
    isShown: true,
    textVersion: 1,
  }),
  'GET /api/admin/fake-reports': () => ({}),
  'POST /api/admin/fake-reports/{reportId}/words': async (one) => ({
    ...(await someReport(one)),
    after: 0,
    state: 'answered',
    says: looked,
  }),
};
