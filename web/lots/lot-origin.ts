import type { StoreDraft } from '@shuka/domain/lots';
import type { Harvest, Season } from '@shuka/domain/seasons';

/** Where a harvest came from, as its lot says it. */
export const originOf = (season: Season, { id: harvestId }: Pick<Harvest, 'id'>): StoreDraft['origin'] => ({
  seasonId: season.id,
  harvestId,
  plotId: season.plotId,
  crop: season.crop,
  variety: season.variety,
  custody: 'ordinary',
  certificate: '',
});
