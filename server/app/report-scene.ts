import { newId } from '@shuka/domain/kit/new-id.ts';
import { newReport, type ReportDraft } from '@shuka/domain/reports';
import { insertReport } from '#reports';
import { people } from '#world';
import { reportDraft } from '#world/reports.ts';
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

/** Input for the operations on reports; nothing but authorization could refuse it. */
export const reportInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/farms/{farmId}/reports': draftFor,
  'GET /api/reports/{reportId}': reportId,
  'GET /api/reports/{reportId}/document': reportId,
};
