import type { ComponentType } from 'react';
import type { Season } from '@shuka/domain/seasons';
import { loadAdviceOfSeason, loadFeedingPage, loadPestsWay, loadWeatherLink } from '#advisory';
import { loadMyFarmsPage } from '#farms';
import { loadAdviceLink } from '#library';
import { loadMyProducePage, loadProduceLink, loadProduceOfSeason } from '#lots';
import { loadCropPrices, loadFertilisersSold, loadInputsLink, loadPricesLink } from '#marketplace';
import { loadDeliveriesLink } from '#processing';
import { loadSeasonPage } from '#seasons';
import { Suspense } from '#kit/lazy.ts';
import { optional } from './optional.ts';

const ProduceOfSeason = optional(loadProduceOfSeason);
const AdviceOfSeason = optional(loadAdviceOfSeason);
const PestsWay = optional(loadPestsWay);
const WeatherLink = optional(loadWeatherLink);
const ProduceLink = optional(loadProduceLink);
const DeliveriesLink = optional(loadDeliveriesLink);
const AdviceLink = optional(loadAdviceLink);
const PricesLink = optional(loadPricesLink);
const InputsLink = optional(loadInputsLink);

const More = ({ season }: { season: Season }) => (
  <>
    <Suspense>
      <AdviceOfSeason />
    </Suspense>
    <Suspense>
      <PestsWay />
    </Suspense>
    <Suspense>
      <ProduceOfSeason season={season} />
    </Suspense>
  </>
);

/** A season's page with the ways to advice, and what of its harvests is in store. */
export const loadWholeSeasonPage = async (): Promise<ComponentType> => {
  const Page = await loadSeasonPage();
  return () => <Page More={More} />;
};

/** What to feed a season, from what dealers near sell, and what that may bring by what the crop costs near. */
export const loadWholeFeedingPage = async (): Promise<ComponentType> => {
  const [Page, Shop, Prices] = await Promise.all([
    loadFeedingPage(),
    loadFertilisersSold().catch(() => undefined),
    loadCropPrices().catch(() => undefined),
  ]);
  return () => <Page {...(Shop === undefined ? {} : { Shop })} {...(Prices === undefined ? {} : { Prices })} />;
};

/** A farmer's farms, and the ways to their weather, to what came from them, to what it costs and to inputs. */
export const loadWholeMyFarmsPage = async (): Promise<ComponentType> => {
  const Page = await loadMyFarmsPage();
  return () => (
    <div className="grid gap-6">
      <Page />
      <Suspense>
        <WeatherLink />
      </Suspense>
      <Suspense>
        <ProduceLink />
      </Suspense>
      <Suspense>
        <AdviceLink />
        <PricesLink />
        <InputsLink />
      </Suspense>
    </div>
  );
};

/** What somebody has in store, and the way to what of it went to mills. */
export const loadWholeProducePage = async (): Promise<ComponentType> => {
  const Page = await loadMyProducePage();
  return () => (
    <div className="grid gap-6">
      <Page />
      <Suspense>
        <DeliveriesLink />
      </Suspense>
    </div>
  );
};
