import type { Season } from './model.ts';

/** A season that tests of this slice begin with. */
export const someSeason: Season = {
  id: 's',
  farmId: 'f',
  plotId: null,
  keeperId: 'k',
  crop: 'Maize',
  variety: '',
  plantedOn: '2026-06-01',
  areaHectares: null,
  standCount: null,
  expectedHarvestOn: null,
  expectedKilograms: null,
  endedOn: null,
  clashes: [],
  revision: 1,
  createdAt: '2026-06-01T00:00:00.000Z',
};
