import type { SizeBand } from '@shuka/domain/farms';

type Corner = [longitude: number, latitude: number];

type Grown = {
  readonly crop: string;
  readonly variety?: string;
  readonly plantedOn: string;
  readonly hectares: number;
  readonly expectedHarvestOn: string;
  readonly endedOn?: string;
};

/** A farmer of the demo's caseload: invented, in a village that is there. Each has one farm, whose crop is the first grown. */
export type CaseFarmer = {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: 'female' | 'male';
  readonly village: string;
  readonly stateCode: string;
  readonly lga: string;
  readonly farmName: string;
  readonly sizeBand: SizeBand;
  readonly grown: readonly [Grown, ...Grown[]];
  /** Where the plot lies that was walked round; null where none was yet. */
  readonly plotAt: Corner | null;
};

const named = (firstName: string, lastName: string, gender: CaseFarmer['gender']) => ({ firstName, lastName, gender });

const kano = (lga: string, village: string) => ({ stateCode: 'KN', lga, village });
const kaduna = (lga: string, village: string) => ({ stateCode: 'KD', lga, village });
const oyo = (lga: string, village: string) => ({ stateCode: 'OY', lga, village });
const benue = (lga: string, village: string) => ({ stateCode: 'BE', lga, village });

const season = (
  crop: string,
  plantedOn: string,
  hectares: number,
  expectedHarvestOn: string,
  more: Pick<Grown, 'variety' | 'endedOn'> = {},
): Grown => ({ crop, plantedOn, hectares, expectedHarvestOn, ...more });

/** Whom Chidi looks after besides Amina and Musa: thirteen farmers, mostly around Kano and Zaria. */
export const caseFarmers = [
  {
    key: 'muhammad',
    ...named('Muhammad', 'Lawal', 'male'),
    ...kano('Kura', 'Danhassan'),
    farmName: 'Gonar Lawal',
    sizeBand: 'medium',
    grown: [season('Rice', '2026-07-08', 1.4, '2026-11-10', { variety: 'FARO 44', endedOn: '2026-11-16' })],
    plotAt: [8.4213, 11.7705],
  },
  {
    key: 'aishatu',
    ...named('Aishatu', 'Abdullahi', 'female'),
    ...kano('Bichi', 'Badume'),
    farmName: 'Gonar gyada',
    sizeBand: 'small',
    grown: [season('Groundnut', '2026-06-22', 0.7, '2026-10-10', { endedOn: '2026-10-14' })],
    plotAt: [8.2608, 12.2411],
  },
  {
    key: 'yusuf',
    ...named('Yusuf', 'Garba', 'male'),
    ...kano('Gwarzo', 'Getso'),
    farmName: 'Getso east',
    sizeBand: 'medium',
    grown: [season('Sorghum', '2026-06-12', 2.1, '2026-11-15')],
    plotAt: [7.9342, 11.9008],
  },
  {
    key: 'fatima',
    ...named('Fatima', 'Danladi', 'female'),
    ...kano('Bunkure', 'Kumurya'),
    farmName: 'Kumurya garden',
    sizeBand: 'small',
    grown: [season('Tomato', '2026-10-30', 0.4, '2027-01-25')],
    plotAt: [8.5507, 11.6904],
  },
  {
    key: 'umar',
    ...named('Umar', 'Shehu', 'male'),
    ...kano('Dawakin Tofa', 'Dawanau'),
    farmName: 'Dawanau field',
    sizeBand: 'medium',
    grown: [season('Millet', '2026-06-05', 1.8, '2026-09-20', { endedOn: '2026-10-02' })],
    plotAt: null,
  },
  {
    key: 'khadija',
    ...named('Khadija', 'Haruna', 'female'),
    ...kaduna('Soba', 'Maigana'),
    farmName: 'Gonar Khadija',
    sizeBand: 'medium',
    grown: [season('Maize', '2026-06-08', 1.2, '2026-10-01', { variety: 'SAMMAZ 15', endedOn: '2026-10-18' })],
    plotAt: [8.0308, 10.9911],
  },
  {
    key: 'ibrahim',
    ...named('Ibrahim', 'Tanko', 'male'),
    ...kaduna('Giwa', 'Shika'),
    farmName: 'Shika road farm',
    sizeBand: 'large',
    grown: [season('Maize', '2026-06-01', 4.6, '2026-10-05', { endedOn: '2026-10-25' })],
    plotAt: [7.5611, 11.2103],
  },
  {
    key: 'zainab',
    ...named('Zainab', 'Mohammed', 'female'),
    ...kaduna('Ikara', 'Pakki'),
    farmName: 'Gonar wake',
    sizeBand: 'small',
    grown: [season('Cowpea', '2026-08-10', 0.8, '2026-11-01', { endedOn: '2026-11-06' })],
    plotAt: [8.1409, 11.5012],
  },
  {
    key: 'hauwa',
    ...named('Hauwa', 'Bala', 'female'),
    ...kaduna('Kudan', 'Hunkuyi'),
    farmName: 'Hunkuyi west',
    sizeBand: 'small',
    grown: [season('Soya beans', '2026-06-25', 0.6, '2026-10-20', { endedOn: '2026-10-28' })],
    plotAt: null,
  },
  {
    key: 'abiodun',
    ...named('Abiodun', 'Oyelade', 'male'),
    ...oyo('Iseyin', 'Ado-Awaye'),
    farmName: 'Oke Ado farm',
    sizeBand: 'medium',
    grown: [season('Cassava', '2026-05-12', 2.4, '2027-05-12', { variety: 'TME 419' })],
    plotAt: [3.4208, 7.8511],
  },
  {
    key: 'folasade',
    ...named('Folasade', 'Ogunleye', 'female'),
    ...oyo('Saki West', 'Saki'),
    farmName: 'Oko Ogunleye',
    sizeBand: 'medium',
    grown: [season('Yam', '2026-03-24', 1.1, '2026-11-30'), season('Maize', '2026-04-15', 0.6, '2026-07-30')],
    plotAt: [3.3907, 8.6713],
  },
  {
    key: 'terkimbi',
    ...named('Terkimbi', 'Iorfa', 'male'),
    ...benue('Gboko', 'Yandev'),
    farmName: 'Yandev hill farm',
    sizeBand: 'medium',
    grown: [season('Yam', '2026-04-02', 1.6, '2026-11-20')],
    plotAt: [9.0412, 7.3609],
  },
  {
    key: 'ene',
    ...named('Ene', 'Adakole', 'female'),
    ...benue('Otukpo', 'Otobi'),
    farmName: 'Otobi swamp',
    sizeBand: 'small',
    grown: [season('Rice', '2026-07-10', 0.9, '2026-11-20', { variety: 'FARO 52' })],
    plotAt: [8.1309, 7.1208],
  },
] as const satisfies readonly CaseFarmer[];

export type CaseKey = (typeof caseFarmers)[number]['key'];
