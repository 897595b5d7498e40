import { newBusiness } from '@shuka/domain/marketplace';
import { insertBusiness } from '#marketplace';
import type { Db } from '#kit/db.ts';
import { people } from './people.ts';

/** Amina's business; the number is invented. */
export const aminasBusiness = {
  name: 'Amina Grains',
  stateCode: 'KN',
  lga: 'Bichi',
  address: 'Beside the motor park, Bichi',
  farmSize: 'large',
  owner: 'Amina Yusuf',
  email: 'amina@shuka.example',
  phone: '+2348031234501',
  cacClass: 'BN',
  cacNumber: '3456789',
  cacDate: '2024-02-15',
  type: 'Grain production',
  yearlyTonnes: 3,
  employees: 4,
  productCount: 2,
  website: '',
  description: 'We grow maize and cowpea, dry and clean them, and sell by the bag at Bichi market.',
} as const;

export const loadMarketplace = (db: Db, now: Date) =>
  insertBusiness(db, newBusiness(people.amina.accountId, aminasBusiness, now), {});
