import type { BusinessDetails } from './model.ts';

/* An agri-business that tests of this slice begin with. */

export const keeperId = '0193a000-0000-7000-8000-000000000001';

export const details: BusinessDetails = {
  name: 'Amina Grains',
  stateCode: 'KN',
  lga: 'Bichi',
  address: '',
  farmSize: 'large',
  owner: 'Amina Yusuf',
  email: 'amina@shuka.example',
  phone: '+2348031234501',
  cacClass: null,
  cacNumber: '',
  cacDate: null,
  type: '',
  yearlyTonnes: null,
  employees: null,
  productCount: null,
  website: '',
  description: 'We grow maize.',
};
