import * as z from 'zod/mini';
import { listedFarmer, listedProblems, type ListedFarmer } from '#accounts';
import { looksLikePhone } from '#kit/phone.ts';
import type { FieldError } from '#kit/problem.ts';
import { genders, sizes, spoken, ways } from './choices.ts';
import { codeOfWord, faultOf, type RowFault } from './faults.ts';
import { readerOf, type CellReader, type Cells } from './read-cells.ts';

/** Our name of a column by the field of a registration. */
const columnOfField: Readonly<Record<string, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  village: 'village',
  stateCode: 'state',
  lga: 'lga',
  gender: 'gender',
  birthYear: 'birth_year',
  birthDate: 'birth_date',
  crops: 'crops',
  farmSize: 'farm_size',
  language: 'language',
  guardian: 'guardian_name',
  'guardian.name': 'guardian_name',
  'guardian.phone': 'guardian_phone',
  'guardian.relationship': 'guardian_relationship',
};

/** A fault of the house's own rules, beside the column it comes from. */
export const faultOfField = ({ field, says }: FieldError, columns: Readonly<Record<string, string>>): RowFault =>
  faultOf(columns[field] ?? columns[field.split('.')[0] ?? ''] ?? '', codeOfWord(says));

const readPhone = (cells: CellReader, column: string): string | null => {
  const typed = cells.optional(column, 'figure');
  // A spreadsheet takes the nought off a number: 8031234567.
  const whole = typed !== null && /^[789]\d{9}$/.test(typed) ? `0${typed}` : typed;
  if (whole !== null && !looksLikePhone(whole)) cells.fail(column, 'phone-wrong');
  return whole;
};

const readBirth = (cells: CellReader, has: Cells): { birthYear: number; birthDate: string | null } => {
  const birthDate = has('birth_date') === '' ? null : cells.day('birth_date');
  if (has('birth_year') === '' && birthDate !== null) return { birthYear: Number(birthDate.slice(0, 4)), birthDate };
  if (has('birth_year') === '' && has('birth_date') !== '') return { birthYear: 0, birthDate };
  const year = cells.text('birth_year', 'figure');
  if (year !== '' && !/^\d{4}$/.test(year)) cells.fail('birth_year', 'year-wrong');
  return { birthYear: Number(year), birthDate };
};

const readGuardian = (cells: CellReader, has: Cells) =>
  has('guardian_name') === ''
    ? null
    : {
        name: cells.text('guardian_name'),
        phone: readPhone(cells, 'guardian_phone'),
        relationship: cells.text('guardian_relationship'),
      };

/** A farmer out of a list. In whose care they come stands there by the e-mail address of the manager; null for nobody's. */
export type FarmerOfList = ListedFarmer & { readonly manager: string | null };

/** A row of a list of farmers as the farmer of it, or what is wrong with it. `id` is that of the account to come. */
export const readFarmer = (
  has: Cells,
  id: string,
  now: Date,
): { readonly draft: FarmerOfList } | { readonly faults: readonly RowFault[] } => {
  const cells = readerOf(has);
  const asked = {
    id,
    firstName: cells.text('first_name'),
    lastName: cells.text('last_name'),
    phone: readPhone(cells, 'phone'),
    village: cells.text('village'),
    ...cells.place(),
    gender: cells.choice('gender', genders),
    ...readBirth(cells, has),
    crops: cells
      .text('crops')
      .split(/[,;|]/)
      .map((crop) => crop.trim()),
    farmSize: cells.choice('farm_size', sizes),
    language: has('language') === '' ? 'en' : cells.choice('language', spoken),
    guardian: readGuardian(cells, has),
    how: cells.choice('consent', ways),
  };
  const manager = cells.optional('manager')?.toLowerCase() ?? null;
  if (cells.faults.length > 0) return { faults: cells.faults };
  const read = z.safeParse(listedFarmer, asked);
  const fields = read.success
    ? listedProblems(read.data, now)
    : read.error.issues.map(({ path, message }) => ({ field: path.join('.'), says: message }));
  const faults = fields.map((field) => faultOfField(field, columnOfField));
  return read.success && faults.length === 0 ? { draft: { ...read.data, manager } } : { faults };
};
