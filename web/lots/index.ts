/** Lots on screen: what is in store, what came of it, and what is done with it. Each part loads when it is opened. */
import { loadWithWords } from '#kit/load-with-words.ts';

export const loadMyProducePage = () =>
  loadWithWords(
    'lots',
    import('./MyProducePage.tsx').then((part) => part.MyProducePage),
  );
export const loadLotPage = () =>
  loadWithWords(
    'lots',
    import('./LotPage.tsx').then((part) => part.LotPage),
  );
export const loadStoreHarvestPage = () =>
  loadWithWords(
    'lots',
    import('./StoreHarvestPage.tsx').then((part) => part.StoreHarvestPage),
  );
export const loadSplitLotPage = () =>
  loadWithWords(
    'lots',
    import('./SplitLotPage.tsx').then((part) => part.SplitLotPage),
  );
export const loadJoinLotsPage = () =>
  loadWithWords(
    'lots',
    import('./JoinLotsPage.tsx').then((part) => part.JoinLotsPage),
  );
export const loadMoveLotPage = () =>
  loadWithWords(
    'lots',
    import('./MoveLotPage.tsx').then((part) => part.MoveLotPage),
  );
export const loadWriteOffLotPage = () =>
  loadWithWords(
    'lots',
    import('./WriteOffLotPage.tsx').then((part) => part.WriteOffLotPage),
  );
export const loadProduceOfSeason = () =>
  loadWithWords(
    'lots',
    import('./ProduceOfSeason.tsx').then((part) => part.ProduceOfSeason),
  );
export const loadProduceOfFarmer = () =>
  loadWithWords(
    'lots',
    import('./ProduceOfFarmer.tsx').then((part) => part.ProduceOfFarmer),
  );
export const loadProduceLink = () =>
  loadWithWords(
    'lots',
    import('./ProduceLink.tsx').then((part) => part.ProduceLink),
  );
export const loadMendLotForm = () =>
  loadWithWords(
    'lots',
    import('./MendLotForm.tsx').then((part) => part.MendLotForm),
  );
export const loadLeftNow = () =>
  loadWithWords(
    'lots',
    import('./LeftNow.tsx').then((part) => part.LeftNow),
  );
