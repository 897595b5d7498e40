/* What clerks do with goods, in one file: on a slow line each file more costs more than its bytes. */
export { CoolPage } from './CoolPage.tsx';
export { GoodsPage } from './GoodsPage.tsx';
export { MendGoodsForm } from './MendGoodsForm.tsx';
export { PackPage } from './PackPage.tsx';
export { SellPage } from './SellPage.tsx';
export { ShipmentPage } from './ShipmentPage.tsx';
export { ShipmentsPage } from './ShipmentsPage.tsx';
export { ShipPage } from './ShipPage.tsx';
