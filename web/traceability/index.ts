/** Traceability on screen: goods from intake to dispatch and their traces, labels, a company’s codes, the plots of a lot for the EU, the check of the log. Each part loads when it is opened. */
import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

export const loadLotLabelsPage = () =>
  loadWithWords(
    'codes',
    import('./LotLabelsPage.tsx').then((part) => part.LotLabelsPage),
  );
export const loadPackLabelsPage = () =>
  loadWithWords(
    'codes',
    import('./PackLabelsPage.tsx').then((part) => part.PackLabelsPage),
  );
export const loadCodesPage = () =>
  loadWithWords(
    'codes',
    import('./CodesPage.tsx').then((part) => part.CodesPage),
  );
export const loadLotPlotsPage = () =>
  loadWithWords(
    'codes',
    import('./LotPlotsPage.tsx').then((part) => part.LotPlotsPage),
  );

export const loadStorySettingsPage = () =>
  loadWithWords(
    'codes',
    import('./StorySettingsPage.tsx').then((part) => part.StorySettingsPage),
  );
export const loadNameInStoriesPage = () =>
  loadWithWords(
    'codes',
    import('./NameInStoriesPage.tsx').then((part) => part.NameInStoriesPage),
  );
export const loadFakeQueuePage = () =>
  loadWithWords(
    'codes',
    import('./FakeQueuePage.tsx').then((part) => part.FakeQueuePage),
  );

type Goods = typeof import('./goods-parts.ts');
type Traces = typeof import('./trace-parts.ts');

const withGoods = <Props extends object>(screen: Promise<ComponentType<Props>>) => loadWithWords('codes', screen);

const goods =
  <Props extends object>(pick: (part: Goods) => ComponentType<Props>) =>
  () =>
    withGoods(import('./goods-parts.ts').then(pick));

const traces =
  <Props extends object>(pick: (part: Traces) => ComponentType<Props>) =>
  () =>
    withGoods(import('./trace-parts.ts').then(pick));

export const loadGoodsPage = goods((part) => part.GoodsPage);
export const loadPackPage = goods((part) => part.PackPage);
export const loadShipPage = goods((part) => part.ShipPage);
export const loadCoolPage = goods((part) => part.CoolPage);
export const loadSellPage = goods((part) => part.SellPage);
export const loadShipmentsPage = goods((part) => part.ShipmentsPage);
export const loadShipmentPage = goods((part) => part.ShipmentPage);
export const loadMendGoodsForm = goods((part) => part.MendGoodsForm);
export const loadThingPage = traces((part) => part.ThingPage);
export const loadLotTracePage = traces((part) => part.LotTracePage);

export { goodsPaths } from './goods-paths.ts';
export { loadCheckGenuine, loadCheckLog, loadDriveTrip } from './public-forms.ts';
export * from './comply-loaders.ts';
export { complyPaths } from './comply-paths.ts';
export { tripPaths } from './trip-paths.ts';

/** The screens of trips come in one file. */
export const tripScreen = (name: keyof typeof import('./trip-screens.ts')) => () =>
  loadWithWords(
    'trips',
    import('./trip-screens.ts').then((parts) => parts[name]),
  );
export const loadTripsLine = () =>
  loadWithWords(
    'trips',
    import('./TripsLine.tsx').then((part) => part.TripsLine),
  );
