import {
  startImport,
  type ImportKind,
  confirmImport,
  listImportRows,
  readImport,
  undoImport,
} from '@shuka/domain/imports';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Services } from '#kit/context.ts';
import { importJobs, jobsOf } from '#imports';
import type { OpenHouse } from './open-house.ts';
import { people, type WorldPerson } from './people.ts';

/** A desk, Ngozi's unless it is said, at which lists are brought, tried, confirmed and taken back; jobs are done at once. */
export const importDesk = (house: OpenHouse, who: WorldPerson = people.ngozi) => {
  const work = (what: keyof typeof importJobs, importId: string, services: Services = house.services) =>
    jobsOf(services)
      .find(({ name }) => name === importJobs[what])
      ?.work({ importId });
  const bring = async (kind: ImportKind, file: string | Uint8Array, more: object = {}) => {
    const data = Buffer.from(file).toString('base64');
    const papersAt = kind === 'farmers' ? 'Shelf 4 of the office in Kano' : '';
    const draft = { id: newId(), kind, fileName: 'list.csv', papersAt, mappingId: null, data, ...more };
    const started = await house.as(who).call(startImport, draft);
    if (started.status === 201) await work('reading', draft.id);
    return { ...started, importId: draft.id };
  };
  const now = async (importId: string) => (await house.as(who).call(readImport, { importId })).body;
  const rowsOf = async (importId: string, state: 'bad' | 'failed' | 'kept' = 'bad') =>
    (await house.as(who).call(listImportRows, { importId, state, limit: '100' })).body.items;
  const apply = async (importId: string) => {
    const confirmed = await house.as(who).call(confirmImport, { importId });
    if (confirmed.status === 200) await work('applying', importId);
    return confirmed;
  };
  const undo = async (importId: string) => {
    const asked = await house.as(who).call(undoImport, { importId });
    if (asked.status === 200) await work('undoing', importId);
    return asked;
  };
  return { work, bring, now, rowsOf, apply, undo };
};

const farmerColumns =
  'First name,Surname,Phone,Village,State,LGA,Gender,Year of birth,Crops,Farm size,Consent,Shoe size';

type FarmerCells = Partial<
  Record<'first' | 'last' | 'phone' | 'state' | 'lga' | 'gender' | 'year' | 'consent', string>
>;

const farmerLine = ({
  first = 'Laraba',
  last = 'Audu',
  phone = '',
  state = 'Kano',
  lga = 'Bichi',
  ...more
}: FarmerCells) =>
  [first, last, phone, 'Badume', state, lga, more.gender ?? 'F', more.year ?? '1979'].join(',') +
  `,"Millet, Maize",small,${more.consent ?? 'thumb'},41`;

/** A list of farmers as CSV; what is not said of one is that of Laraba, who has no phone. */
export const farmerList = (...lines: FarmerCells[]): string => [farmerColumns, ...lines.map(farmerLine)].join('\r\n');
