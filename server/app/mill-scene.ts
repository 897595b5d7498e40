import { newId } from '@shuka/domain/kit/new-id.ts';
import { setProductPhoto } from '@shuka/domain/processing';
import { mill } from '#world/companies.ts';
import { someCompany } from '#world/company-hands.ts';
import {
  jobDraft,
  moneyDraft,
  packDraft,
  productDraft,
  requestDraft,
  resultDraft,
  saleDraft,
  testDraft,
} from '#world/mill-drafts.ts';
import {
  completedJob,
  someMoney,
  someProduct,
  someRequest,
  someSale,
  startedJob,
  stocked,
  todayOf,
} from '#world/mill-runs.ts';
import type { OpenHouse } from '#world/open-house.ts';
import { people } from '#world';
import { picture } from '#world/pictures.ts';
import type { Input } from '#world/browser.ts';
import { keeperIdOf } from './extension-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const companyOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => (whose === 'own' ? mill.companyId : (await someCompany(house)).companyId));

/** Something of Danjuma's mill where the case is about it; of others nobody gets as far as to ask for it. */
const ownOr = async <Made>({ object }: Case, make: () => Promise<Made>, instead: Made): Promise<Made> =>
  object === 'own' ? make() : instead;

const jobIdOf = (one: Case, make: (house: OpenHouse) => Promise<{ id: string }>): Promise<string> =>
  ownOr(one, async () => (await make(one.house)).id, newId());

const lineOf = (one: Case) =>
  ownOr(one, () => stocked(one.house, 20), { productId: newId(), packId: newId(), jobId: newId() });

const photoOf = async (one: Case): Promise<Input> => {
  const companyId = await companyOf(one);
  const productId = await jobIdOf(one, someProduct);
  const photoId = await ownOr(
    one,
    async () => {
      const bytes = await picture('png');
      const given = { companyId, productId };
      const set = await one.house
        .as(people.danjuma)
        .call(setProductPhoto, given, { picture: { bytes, mediaType: 'image/png' } });
      return set.body.photoId ?? '';
    },
    'a'.repeat(64),
  );
  return { companyId, productId, photoId };
};

const spanOf = ({ house }: Case) => ({ from: todayOf(house), to: todayOf(house) });

const companyAlone = async (one: Case): Promise<Input> => ({ companyId: await companyOf(one) });

/** Input for the operations of mills; nothing but authorization could refuse it. */
export const millInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/farmers/{keeperId}/mill-requests': async (one) => ({
    ...requestDraft(todayOf(one.house)),
    keeperId: await keeperIdOf(one),
    lotId: null,
  }),
  'GET /api/farmers/{keeperId}/mill-requests': async (one) => ({ keeperId: await keeperIdOf(one) }),
  'POST /api/companies/{companyId}/asked-mills': async (one) => ({
    ...requestDraft(todayOf(one.house), { millId: (await someCompany(one.house)).companyId }),
    companyId: await companyOf(one),
  }),
  'GET /api/companies/{companyId}/asked-mills': companyAlone,
  'GET /api/companies/{companyId}/requests': companyAlone,
  'POST /api/companies/{companyId}/requests/{requestId}/acceptance': async (one) => ({
    companyId: await companyOf(one),
    requestId: await jobIdOf(one, someRequest),
    scheduledOn: todayOf(one.house),
  }),
  'POST /api/companies/{companyId}/requests/{requestId}/refusal': async (one) => ({
    companyId: await companyOf(one),
    requestId: await jobIdOf(one, someRequest),
    reason: 'The mill is full that week.',
  }),
  'POST /api/companies/{companyId}/jobs': async (one) => ({
    ...jobDraft(todayOf(one.house)),
    companyId: await companyOf(one),
  }),
  'GET /api/companies/{companyId}/jobs': companyAlone,
  'GET /api/companies/{companyId}/jobs/{jobId}': async (one) => ({
    companyId: await companyOf(one),
    jobId: await jobIdOf(one, startedJob),
  }),
  'POST /api/companies/{companyId}/jobs/{jobId}/completion': async (one) => ({
    ...resultDraft(todayOf(one.house)),
    companyId: await companyOf(one),
    jobId: await jobIdOf(one, startedJob),
  }),
  'POST /api/companies/{companyId}/jobs/{jobId}/corrections': async (one) => ({
    ...resultDraft(todayOf(one.house)),
    companyId: await companyOf(one),
    jobId: await jobIdOf(one, completedJob),
    after: 1,
    reason: 'The scale was read wrong.',
  }),
  'POST /api/companies/{companyId}/jobs/{jobId}/tests': async (one) => ({
    ...testDraft(todayOf(one.house)),
    companyId: await companyOf(one),
    jobId: await jobIdOf(one, completedJob),
  }),
  'GET /api/companies/{companyId}/mill-day': companyAlone,
  'POST /api/companies/{companyId}/products': async (one) => ({
    ...productDraft(),
    companyId: await companyOf(one),
  }),
  'GET /api/companies/{companyId}/products': companyAlone,
  'GET /api/companies/{companyId}/products/{productId}': async (one) => ({
    companyId: await companyOf(one),
    productId: await jobIdOf(one, someProduct),
  }),
  'POST /api/companies/{companyId}/products/{productId}/packs': async (one) => ({
    ...packDraft(),
    companyId: await companyOf(one),
    productId: await jobIdOf(one, someProduct),
  }),
  'PUT /api/companies/{companyId}/products/{productId}/photo': async (one) => ({
    companyId: await companyOf(one),
    productId: await jobIdOf(one, someProduct),
  }),
  'GET /api/companies/{companyId}/products/{productId}/photo/{photoId}': photoOf,
  'POST /api/companies/{companyId}/packs/{packId}/prices': async (one) => ({
    companyId: await companyOf(one),
    packId: (await lineOf(one)).packId,
    after: 1,
    priceKobo: 650_000,
  }),
  'POST /api/companies/{companyId}/packs/{packId}/fillings': async (one) => {
    const { packId, jobId } = await lineOf(one);
    return { id: newId(), companyId: await companyOf(one), packId, jobId, part: 'Flour', packs: 2 };
  },
  'POST /api/companies/{companyId}/sales': async (one) => {
    const { packId, jobId } = await lineOf(one);
    return { ...saleDraft({ packId, jobId }, todayOf(one.house)), companyId: await companyOf(one) };
  },
  'GET /api/companies/{companyId}/sales': companyAlone,
  'POST /api/companies/{companyId}/sales/{saleId}/correction': async (one) => ({
    companyId: await companyOf(one),
    saleId: await jobIdOf(one, someSale),
    reason: 'The buyer brought them back.',
  }),
  'POST /api/companies/{companyId}/money': async (one) => ({
    ...moneyDraft(todayOf(one.house)),
    companyId: await companyOf(one),
  }),
  'GET /api/companies/{companyId}/money': companyAlone,
  'POST /api/companies/{companyId}/money/{moneyId}/correction': async (one) => ({
    companyId: await companyOf(one),
    moneyId: await jobIdOf(one, someMoney),
    reason: 'It was written down twice.',
  }),
  'GET /api/companies/{companyId}/finance': async (one) => ({ ...spanOf(one), companyId: await companyOf(one) }),
  'GET /api/companies/{companyId}/finance/statement': async (one) => ({
    companyId: await companyOf(one),
    month: todayOf(one.house).slice(0, 7),
    format: 'csv',
  }),
  'GET /api/companies/{companyId}/mill-report': async (one) => ({ ...spanOf(one), companyId: await companyOf(one) }),
  'GET /api/companies/{companyId}/mill-report/file': async (one) => ({
    ...spanOf(one),
    companyId: await companyOf(one),
    format: 'xlsx',
  }),
};
