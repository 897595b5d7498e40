/* A lot's own page, and the forms in which something is done with it: one file, for the same reason. */
export { LotPage } from './LotPage.tsx';
export { StoreHarvestPage } from './StoreHarvestPage.tsx';
export { SplitLotPage } from './SplitLotPage.tsx';
export { JoinLotsPage } from './JoinLotsPage.tsx';
export { MoveLotPage } from './MoveLotPage.tsx';
export { WriteOffLotPage } from './WriteOffLotPage.tsx';
export { MendLotForm } from './MendLotForm.tsx';
export { LeftNow } from './LeftNow.tsx';
