import { readRainList } from '@shuka/domain/insurance';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { insertRainImport } from '#insurance';
import { people } from '#world';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

/** Rain of one day near Kano. */
const rainText = 'date,latitude,longitude,rain_mm\n2026-01-10,12.24,8.24,12.5\n';

const rainImportIdOf = ({ house, object }: Case): Promise<string> =>
  idFor(object, async () => {
    const id = newId();
    const list = readRainList(rainText, dayOf(house.clock.now()));
    const brought = { id, source: 'An office', fileName: 'rain.csv', list };
    await insertRainImport(house.pool, brought, people.ifeoma.accountId, house.clock.now());
    return id;
  });

/** Input for the operations on official rain; nothing but authorization could refuse it. */
export const rainInputs: Readonly<Record<string, MakeInput>> = {
  'POST /api/admin/insurance/rain-trials': () => ({ text: rainText }),
  'GET /api/admin/insurance/rain-imports': () => ({}),
  'POST /api/admin/insurance/rain-imports': () => ({
    id: newId(),
    source: 'An office',
    fileName: 'rain.csv',
    text: rainText,
  }),
  'POST /api/admin/insurance/rain-imports/{importId}/decision': async (one) => ({
    importId: await rainImportIdOf(one),
    decision: 'agree',
    reason: '',
    password: one.viewer === 'admin' ? people.ngozi.password : people.amina.password,
  }),
};
