import type { ImportKind } from './model.ts';

/** A column of ours: what it is called in our lists, other names people give it, and whether it must be there. */
export type Column = { readonly key: string; readonly names: readonly string[]; readonly isRequired: boolean };

const must = (key: string, ...names: string[]): Column => ({ key, names, isRequired: true });
const may = (key: string, ...names: string[]): Column => ({ key, names, isRequired: false });

const place = [must('state', 'state name'), must('lga', 'local government', 'local government area')];

/** The columns of each kind of list. Case, blanks and signs between words never matter. */
export const columnsOf: Readonly<Record<ImportKind, readonly Column[]>> = {
  farmers: [
    must('first_name', 'firstname', 'given name', 'first names'),
    must('last_name', 'lastname', 'surname', 'family name'),
    may('phone', 'phone number', 'mobile', 'gsm', 'telephone'),
    must('village', 'community', 'location', 'town'),
    ...place,
    must('gender', 'sex'),
    may('birth_year', 'year of birth'),
    may('birth_date', 'date of birth', 'dob', 'birthday'),
    must('crops', 'crop', 'main crop', 'commodity'),
    must('farm_size', 'size', 'size of farm'),
    may('language', 'preferred language'),
    must('consent', 'how consent was given'),
    may('manager', 'manager email', 'extension agent', 'extension manager'),
    may('guardian_name', 'guardian'),
    may('guardian_phone', 'phone of guardian'),
    may('guardian_relationship', 'relationship'),
  ],
  farms: [
    must('farmer', 'farmer phone', 'farmer card', 'card', 'phone'),
    must('name', 'farm name', 'farm'),
    ...place,
    must('farm_size', 'size', 'size of farm'),
    must('crop', 'main crop', 'crops'),
  ],
  prices: [
    must('market', 'market name'),
    ...place,
    must('goods', 'commodity', 'produce', 'crop'),
    must('kind', 'price type', 'level'),
    must('day', 'date'),
    must('unit', 'measure'),
    must('unit_kg', 'kilograms', 'weight kg', 'kg per unit'),
    must('price_naira', 'price', 'amount', 'naira'),
  ],
};
