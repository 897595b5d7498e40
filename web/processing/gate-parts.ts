/* What whoever stands at a gate opens, in one file: on a slow line each file more costs more than its bytes. */
export { DeliveriesLink } from './DeliveriesLink.tsx';
export { DeliveryPage } from './DeliveryPage.tsx';
export { GatePage } from './GatePage.tsx';
export { MendDeliveryForm } from './MendDeliveryForm.tsx';
export { MyDeliveriesPage } from './MyDeliveriesPage.tsx';
