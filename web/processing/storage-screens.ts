/* What stands in warehouses, in one file: on a slow line each file more costs more than its bytes. */
export { MillStoragePage } from './MillStoragePage.tsx';
export { PledgesPage } from './PledgesPage.tsx';
export { MillReceiptPage } from './MillReceiptPage.tsx';
export { OwnReceiptPage } from './OwnReceiptPage.tsx';
export { StoragePage } from './StoragePage.tsx';
