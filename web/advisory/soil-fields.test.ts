import { describe, expect, test } from 'vitest';
import { typedSoil } from './soil-fields.ts';

const whole = { ph: '5.5', organicCarbon: '6', phosphorusOlsen: '4', potassium: '0,2' };

describe('a soil test as it is typed', () => {
  test('is four numbers, with a comma or a point', () => {
    expect(typedSoil(whole)).toEqual({ soil: { ph: 5.5, organicCarbon: 6, phosphorusOlsen: 4, potassium: 0.2 } });
  });

  test('with nothing in it is none', () => {
    expect(typedSoil({ ph: ' ', potassium: '' })).toEqual({ soil: null });
  });

  test('is refused beside the field that is wrong, and as a whole when one is missing', () => {
    expect(typedSoil({ ...whole, ph: '15' })).toEqual({ errors: { ph: 'advisory.soilWrong' } });
    expect(typedSoil({ ...whole, potassium: 'much' })).toEqual({ errors: { potassium: 'advisory.soilWrong' } });
    expect(typedSoil({ ph: '6' })).toEqual({ errors: { ph: 'advisory.soilWhole' } });
  });
});
