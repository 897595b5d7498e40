/* What whoever stands at a gate opens, in one file: on a slow line each file more costs more than its bytes. */
export { DeliveryPage } from './DeliveryPage.tsx';
export { GatePage } from './GatePage.tsx';
export { MyDeliveriesPage } from './MyDeliveriesPage.tsx';
