import { sql } from '@shuka/server/kit/db.ts';
import type { TruthQuery } from './truth-farms.ts';

/** What tells of a farmer themselves, asked of the tables: profile, consents, business, and who looks after them. */
export const farmerQueries: readonly TruthQuery[] = [
  [
    'farmer',
    sql`select a.id, a.id as keeper, json_build_object('firstName', first_name, 'lastName', last_name,
          'phone', coalesce(phone, ''), 'cardCode', card_code) as said
        from accounts.account a join sync.scope s on s.id = a.id`,
  ],
  [
    'profile',
    sql`select p.id, p.keeper_id as keeper, json_build_object('keeperId', p.keeper_id, 'firstName', a.first_name,
          'lastName', a.last_name, 'location', p.location, 'designation', p.designation, 'description', p.description,
          'gender', p.gender, 'birthDate', p.birth_date, 'address', p.address, 'stateCode', p.state_code, 'lga', p.lga,
          'farmSize', p.farm_size, 'crops', p.crops, 'email', coalesce(a.email, ''), 'phone', coalesce(a.phone, ''),
          'photoId', a.photo_key, 'face', translate(encode(p.face, 'base64'), chr(10), ''), 'clashes', p.clashes,
          'revision', p.revision) as said
        from accounts.profile p join accounts.account a on a.id = p.id where p.removed_at is null`,
  ],
  [
    'consent',
    sql`select id, keeper_id as keeper, json_build_object('keeperId', keeper_id, 'purpose', purpose,
          'textVersion', text_version, 'isGiven', is_given) as said
        from accounts.consent`,
  ],
  [
    'assisted',
    sql`select id, keeper_id as keeper, json_build_object('keeperId', keeper_id, 'birthYear', birth_year,
          'birthDate', birth_date, 'how', how, 'textVersion', text_version, 'proofId', proof_id,
          'proofType', proof_type, 'guardian', guardian, 'registeredBy', registered_by,
          'registeredByName', registered_by_name) as said
        from accounts.assisted where removed_at is null`,
  ],
  [
    'business',
    sql`select id, keeper_id as keeper, json_build_object('keeperId', keeper_id, 'name', name, 'stateCode', state_code,
          'lga', lga, 'address', address, 'farmSize', farm_size, 'owner', owner, 'email', email, 'phone', phone,
          'cacClass', cac_class, 'cacNumber', cac_number, 'cacDate', cac_date, 'type', type,
          'yearlyTonnes', yearly_tonnes, 'employees', employees, 'productCount', product_count, 'website', website,
          'description', description, 'clashes', clashes, 'revision', revision) as said
        from marketplace.business where removed_at is null`,
  ],
  [
    'agent',
    sql`select c.farmer_id as id, c.farmer_id as keeper, json_build_object('managerId', m.id,
          'name', concat_ws(' ', m.first_name, m.last_name), 'phone', m.phone, 'photoId', m.photo_key) as said
        from relations.assignment c join accounts.account m on m.id = c.manager_id where c.until_at is null`,
  ],
];
