import { newId } from '@shuka/domain/kit/new-id.ts';
import { newReport, type ReportDraft } from '@shuka/domain/reports';
import { insertReport } from '#reports';
import { people } from '#world';
import { inspectionDraft } from '#world/inspections.ts';
import { sealedFor } from '#world/sealed-inspection.ts';
import { reportDraft } from '#world/reports.ts';
import { keeperIdOf } from './extension-scene.ts';
import { farmIdOf, landOf } from './farm-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const draftFor = async (one: Case): Promise<ReportDraft> => {
  const { keeperId } = one.object === 'other' ? await landOf(one.house, 'other') : { keeperId: people.amina.accountId };
  return reportDraft({ id: newId(), farmId: await farmIdOf(one), keeperId });
};

const reportIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    const land = await landOf(house, whose);
    const report = newReport(reportDraft({ id: newId(), ...land }), land.keeperId, house.clock.now());
    await insertReport(house.pool, report);
    return report.id;
  });

const reportId: MakeInput = async (one) => ({ reportId: await reportIdOf(one) });

/** An inspection by Chidi, with what stands on its paper. */
const inspectionOf = async ({ house, object }: Case): Promise<{ inspectionId: string; code: string }> => {
  let code = '0000000000';
  const inspectionId = await idFor(object, async (whose) => {
    const { inspection } = await sealedFor(house, await landOf(house, whose));
    code = inspection.seal?.checkCode ?? '';
    return inspection.id;
  });
  return { inspectionId, code };
};

const inspectionId: MakeInput = async (one) => ({ inspectionId: (await inspectionOf(one)).inspectionId });

/** Input for the operations on reports; nothing but authorization could refuse it. */
export const reportInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/farms/{farmId}/reports': draftFor,
  'GET /api/reports/{reportId}': reportId,
  'GET /api/reports/{reportId}/document': reportId,
  'GET /api/reports/{reportId}/sheet': reportId,
  'POST /api/farmers/{keeperId}/inspections': async (one) => {
    const { farmId } = await landOf(one.house, one.object === 'other' ? 'other' : 'own');
    return inspectionDraft({ id: newId(), farmId, keeperId: await keeperIdOf(one) });
  },
  'GET /api/inspections/{inspectionId}': inspectionId,
  'GET /api/inspections/{inspectionId}/document': inspectionId,
  'GET /api/inspections/{inspectionId}/sheet': inspectionId,
  'GET /api/inspections/{inspectionId}/check': inspectionOf,
  'GET /api/inspection-keys': () => ({}),
};
