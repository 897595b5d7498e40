import { feedingPlan, readFeedingPlan as contract, type SoilTest } from '@shuka/domain/advisory';
import { handle } from '#kit/route.ts';
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

export const readFeedingPlan = handle(contract, async ({ seasonId, ...readings }, { db }) => {
  const { season, zone, hectares } = await findGround(db, seasonId);
  const land = hectares ?? 1;
  const plan = feedingPlan({
    crop: season.crop,
    zone: zone.key,
    hectares: land,
    sownOn: season.plantedOn,
    soil: soilOf(readings),
  });
  return {
    ...plan,
    seasonId,
    crop: season.crop,
    zone,
    hectares: land,
    isPerHectare: hectares === null,
    buy: [...plan.buy],
    givings: plan.givings.map((giving) => ({ ...giving, portions: [...giving.portions] })),
  };
});
