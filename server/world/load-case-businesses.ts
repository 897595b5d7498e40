import { newBusiness, type BusinessDetails } from '@shuka/domain/marketplace';
import { insertBusiness } from '#marketplace';
import type { Db } from '#kit/db.ts';
import { accountIdOf, at } from './caseload-ids.ts';
import type { CaseKey } from './caseload-people.ts';

const plain = {
  address: '',
  email: 'office@shuka.example',
  cacClass: null,
  cacNumber: '',
  cacDate: null,
  website: '',
} as const;

type Owned = readonly [who: CaseKey, since: string, details: BusinessDetails];

/** What two of them make of their harvest; names and numbers are invented. */
const caseBusinesses: readonly Owned[] = [
  [
    'khadija',
    '2025-01-20',
    {
      ...plain,
      name: 'Khadija Maize Mill',
      stateCode: 'KD',
      lga: 'Soba',
      farmSize: 'small',
      owner: 'Khadija Haruna',
      phone: '+2348031234521',
      type: 'Milling',
      yearlyTonnes: 6,
      employees: 2,
      productCount: 2,
      description: 'Maize is bought from the neighbours, milled and sold as flour and as bran for goats.',
    },
  ],
  [
    'ibrahim',
    '2024-06-03',
    {
      ...plain,
      name: 'Tanko Farms',
      stateCode: 'KD',
      lga: 'Giwa',
      farmSize: 'large',
      owner: 'Ibrahim Tanko',
      phone: '+2348031234522',
      type: 'Grain production',
      yearlyTonnes: 18,
      employees: 6,
      productCount: 1,
      description: 'Maize on ten acres and more, sold by the lorry after the harvest.',
    },
  ],
];

export const loadBusinesses = async (db: Db): Promise<void> => {
  for (const [who, since, details] of caseBusinesses)
    await insertBusiness(db, newBusiness(accountIdOf(who), details, at(since)), {});
};
