/** What farmers and mills wait for on a market with a million demands and listings, and 100,000 lots on show. */
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import type { Pool } from '@shuka/server/kit/db.ts';
import { migrate } from '@shuka/server/kit/migrate.ts';
import { openMarketDesk, type MarketDesk } from '@shuka/server/world/market-desk.ts';
import { measureInDatabase } from './in-database.ts';
import { seedMarket } from './market-seed.ts';
import { figure, heading, percentile } from './report.ts';

const looks = 300;
const goals = { searchMillis: 20, matchMillis: 100 };

/** One look after the other, as the server answers them; the first ones, which plan and fill caches, are left out. */
const measureLook = async (what: string, look: (place: number) => Promise<unknown>, goal: number): Promise<void> => {
  const times: number[] = [];
  for (let place = 0; place < looks + 20; place += 1) {
    const began = performance.now();
    await look(place);
    times.push(performance.now() - began);
  }
  figure(`${what}, p95`, percentile(times.slice(20), 0.95), 'ms', goal);
};

const crops = ['Masara', 'Rice', 'Yam', 'Cassava', 'Tomato', 'Onion', 'Millet', 'Cowpea', 'Sorghum', 'Ginger'];
const places = ['Bichi', 'Kumbotso', 'Soba', 'Zaria', 'Gwale'];

/** The same of what farmers have for sale, in either order. */
const measureListings = async (desk: MarketDesk, day: string): Promise<void> => {
  const search = (what: string, asked: (place: number) => object) =>
    measureLook(
      `listings: ${what}`,
      (place) => desk.listListings({ limit: '12', ...asked(place) }),
      goals.searchMillis,
    );
  const there = (place: number) => ({ stateCode: 'KN', lga: places[place % places.length] ?? '' });
  const crop = (place: number) => ({ crop: crops[place % crops.length] ?? '' });
  await search('twelve of all', () => ({}));
  await search('twelve of a crop', crop);
  await search('the cheapest twelve of a crop', (place) => ({ ...crop(place), order: 'cheapest' }));
  await search('twelve of a crop in an LGA for a day', (place) => ({ ...crop(place), ...there(place), day }));
  await search('the cheapest twelve of a crop in an LGA for a day', (place) => ({
    ...crop(place),
    ...there(place),
    day,
    order: 'cheapest',
  }));
  await search('twelve of an LGA for a day', (place) => ({ ...there(place), day }));
  await search('of a crop nobody sells', () => ({ crop: 'Saffron' }));
};

const measure = async (pool: Pool): Promise<void> => {
  await migrate(pool);
  const { demandId, companyId, farmerId } = await seedMarket(pool);
  const desk = openMarketDesk(pool);
  const day = addDays(dayOf(new Date()), 10);
  const search = (what: string, asked: (place: number) => object) =>
    measureLook(
      `market: ${what}`,
      (place) => desk.listDemands({ limit: '12', ...asked(place) }, farmerId),
      goals.searchMillis,
    );
  const crop = (place: number) => ({ crop: crops[place % crops.length] ?? '' });
  await search('twelve of all', () => ({}));
  await search('twelve of a crop', crop);
  await search('twelve of a crop in an LGA for a day', (place) => ({
    ...crop(place),
    stateCode: 'KN',
    lga: places[place % places.length] ?? '',
    day,
  }));
  await search('twelve of an LGA for a day', (place) => ({
    stateCode: 'OY',
    lga: places[place % places.length] ?? '',
    day,
  }));
  await search('of a crop nobody wants', () => ({ crop: 'Saffron' }));
  await measureListings(desk, day);
  await measureLook(
    'matches of a demand among 100,000 lots',
    () => desk.listMatches({ companyId, demandId }, farmerId),
    goals.matchMillis,
  );
};

heading('market: 500,000 demands, 500,000 listings, 100,000 lots on show');
await measureInDatabase(measure);
