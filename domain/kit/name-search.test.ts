import { describe, expect, test } from 'vitest';
import { makeNameSearch } from './name-search.ts';

const person = (name: string, phone = '+2348039990000', other = '') => ({ name, phone, other });

const people = [
  person('Muhammad Lawal', '+2348031234601', 'Danhassan Kura Kano Rice'),
  person('Aishatu Abdullahi', '+2348031234602', 'Badume Bichi Kano Groundnut'),
  person('Yusuf Garba', '+2348031234603', 'Getso Gwarzo Kano Sorghum'),
  person('Fatima Danladi', '+2348031234604', 'Kumurya Bunkure Kano Tomato'),
  person('Khadija Haruna', '+2347061234606', 'Maigana Soba Kaduna Maize'),
  person('Zainab Mohammed', '+2348031234608', 'Pakki Ikara Kaduna Cowpea'),
  person('Hauwa Bala'),
  person('Chukwuemeka Okonkwo'),
  person('Oluwaseun Adébáyọ̀'),
  person('Ɓala Ƴar’adua'),
  person('Abubakar Usman'),
  person('Joseph Ngozi'),
  person('Dauda Shehu'),
];

const search = makeNameSearch(people, (one) => one);
const names = (typed: string): string[] => search(typed).map(({ name }) => name);

describe('searching people by name', () => {
  test.each([
    ['Mohammed', 'Muhammad Lawal'],
    ['mohamed', 'Muhammad Lawal'],
    ['muhamad', 'Zainab Mohammed'],
    ['Mohd', 'Muhammad Lawal'],
    ['lowal', 'Muhammad Lawal'],
    ['muhammed lawan', 'Muhammad Lawal'],
    ['Aisha', 'Aishatu Abdullahi'],
    ['aysha', 'Aishatu Abdullahi'],
    ['Aishat Abdulahi', 'Aishatu Abdullahi'],
    ['Yussuf', 'Yusuf Garba'],
    ['usuf', 'Yusuf Garba'],
    ['Fatimah', 'Fatima Danladi'],
    ['fatuma', 'Fatima Danladi'],
    ['Patima', 'Fatima Danladi'],
    ['Hadija', 'Khadija Haruna'],
    ['Kadija', 'Khadija Haruna'],
    ['Zaynabu', 'Zainab Mohammed'],
    ['sainab', 'Zainab Mohammed'],
    ['Hawa', 'Hauwa Bala'],
    ['Chukuemeka', 'Chukwuemeka Okonkwo'],
    ['emeka', 'Chukwuemeka Okonkwo'],
    ['okonko', 'Chukwuemeka Okonkwo'],
    ['seun', 'Oluwaseun Adébáyọ̀'],
    ['adebayor', 'Oluwaseun Adébáyọ̀'],
    ['yaradua', 'Ɓala Ƴar’adua'],
    ['ɓala', 'Ɓala Ƴar’adua'],
    ['bala yar adua', 'Ɓala Ƴar’adua'],
    ['Abu Bakar', 'Abubakar Usman'],
    ['Aboubacar', 'Abubakar Usman'],
    ['Othman', 'Abubakar Usman'],
    ['Josef', 'Joseph Ngozi'],
    ['gozi', 'Joseph Ngozi'],
    ['dawuda', 'Dauda Shehu'],
    ['dowda sehu', 'Dauda Shehu'],
    ['Alhaji Garba', 'Yusuf Garba'],
    ['garba yusuf', 'Yusuf Garba'],
  ])('"%s" finds %s', (typed, name) => {
    expect(names(typed)).toContain(name);
  });

  test('whoever is written so comes before whoever sounds so', () => {
    expect(names('mohammed')[0]).toBe('Zainab Mohammed');
    expect(names('muhammad')[0]).toBe('Muhammad Lawal');
  });

  test('every word must be met: a first name alone does not bring others of that name', () => {
    expect(names('muhammad lawal')).toEqual(['Muhammad Lawal']);
    expect(names('musa xylophone')).toEqual([]);
  });

  test('any part of a number, as it is dialled or with the country before it', () => {
    expect(names('1234604')).toEqual(['Fatima Danladi']);
    expect(names('0706 123')).toEqual(['Khadija Haruna']);
    expect(names('+234 706')).toEqual(['Khadija Haruna']);
  });

  test('the village and the crop find them too', () => {
    expect(names('badume')).toEqual(['Aishatu Abdullahi']);
    expect(names('kano rice')).toEqual(['Muhammad Lawal']);
  });

  test('nothing typed finds everybody, in their order', () => {
    expect(names(' ')).toEqual(people.map(({ name }) => name));
  });

  test('a name that every object of JavaScript has is a name like others', () => {
    expect(makeNameSearch([person('Constructor Bello')], (one) => one)('constructor')).toHaveLength(1);
  });
});
