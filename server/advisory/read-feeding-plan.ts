import { buyingPlan, readFeedingPlan as contract, soldNear, worthOf, type SoilTest } from '@shuka/domain/advisory';
import { cropKey } from '@shuka/domain/seasons';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import type { MarketDoor } from './market-door.ts';
import { findGround } from './season-ground.ts';

type Readings = Readonly<Partial<Record<keyof SoilTest, string | undefined>>>;

/** The contract lets all four readings in or none. */
const soilOf = ({ ph, organicCarbon, phosphorusOlsen, potassium }: Readings): SoilTest | null =>
  ph === undefined
    ? null
    : {
        ph: Number(ph),
        organicCarbon: Number(organicCarbon),
        phosphorusOlsen: Number(phosphorusOlsen),
        potassium: Number(potassium),
      };

/** What to feed a season, from what dealers near sell, and what that may bring by what the crop costs near. */
export const readFeedingPlan = ({ findFertilisers, findCropPrices }: MarketDoor) =>
  handle(contract, async ({ seasonId, ...readings }, { db, clock }) => {
    const { season, zone, hectares, stateCode, lga } = await findGround(db, seasonId);
    const { crop, plantedOn: sownOn } = season;
    const today = dayOf(clock.now());
    const land = hectares ?? 1;
    const ask = { crop, zone: zone.key, hectares: land, sownOn, soil: soilOf(readings) };
    const { kobo: costKobo, ...plan } = buyingPlan(ask, soldNear(await findFertilisers(db, stateCode, today), lga));
    const { gainKilograms } = plan;
    const prices = gainKilograms === null ? [] : await findCropPrices(db, cropKey(crop), stateCode);
    const gain = gainKilograms === null ? null : { kilograms: gainKilograms * land, costKobo };
    return {
      ...plan,
      seasonId,
      crop,
      zone,
      hectares: land,
      isPerHectare: hectares === null,
      buy: plan.buy.map(({ good, ...line }) => ({
        ...line,
        good: good === null ? null : { seller: good.companyName, lga: good.lga, priceKobo: good.priceKobo },
      })),
      costKobo,
      worth: gain === null ? null : worthOf(gain, prices, lga, today),
      givings: plan.givings.map((giving) => ({ ...giving, portions: [...giving.portions] })),
    };
  });
