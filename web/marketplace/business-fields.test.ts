import { describe, expect, test } from 'vitest';
import { newBusiness } from '@shuka/domain/marketplace';
import { detailsOfFields, fieldsOfDetails, refusedIn } from './business-fields.ts';

const keeperId = '0193a000-0000-7000-8000-000000000001';

const typed = {
  name: ' Amina Grains ',
  stateCode: 'KN',
  lga: 'Bichi',
  farmSize: 'large',
  owner: 'Amina Yusuf',
  email: 'Amina@Shuka.example',
  phone: '0803 123 4501',
  cacNumber: 'bn 345-6789',
  description: 'We grow maize.',
  yearlyTonnes: '1,200.5',
  employees: '4',
};

describe('what is typed in the form of a business', () => {
  test('is read as people mean it', () => {
    expect(detailsOfFields(typed)).toMatchObject({
      name: 'Amina Grains',
      email: 'amina@shuka.example',
      cacClass: 'BN',
      cacNumber: '3456789',
      cacDate: null,
      yearlyTonnes: 1200.5,
      employees: 4,
      productCount: null,
    });
    expect(detailsOfFields({ ...typed, cacClass: 'RC', cacNumber: '12' })).toMatchObject({
      cacClass: 'RC',
      cacNumber: '12',
    });
    expect(detailsOfFields({ ...typed, cacClass: 'RC', cacNumber: '' })).toMatchObject({
      cacClass: null,
      cacNumber: '',
    });
  });

  test.each([
    [{}, {}],
    [{ employees: 'many' }, { employees: 'business.wholeAtLeastOne' }],
    [{ lga: 'Soba' }, { lga: 'business.lgaUnknown' }],
    [{ cacDate: '2999-01-01' }, { cacDate: 'business.cacDateWrong' }],
    [{ cacDate: '2199-01-01' }, { cacDate: 'business.cacDateFuture' }],
    [
      { phone: '', name: '' },
      { phone: 'business.phoneRequired', name: 'business.nameRequired' },
    ],
  ])('with %j is refused beside its fields', (change, refused) => {
    expect(refusedIn(null, detailsOfFields({ ...typed, ...change }), keeperId)).toEqual(refused);
  });

  test('shows a business again as it is', () => {
    const business = newBusiness(keeperId, detailsOfFields(typed), new Date('2026-06-01T09:00:00Z'));
    expect(detailsOfFields(fieldsOfDetails(business))).toEqual(detailsOfFields(typed));
  });
});
