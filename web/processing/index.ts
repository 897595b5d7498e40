/** The gate of a mill on screen, and what farmers see of what they delivered. Each part loads when it is opened. */
import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

const atGate = <Props extends object>(screen: Promise<ComponentType<Props>>) => loadWithWords('gate', screen);

const parts = () => import('./gate-parts.ts');

export const loadGatePage = () => atGate(parts().then((part) => part.GatePage));
export const loadDeliveryPage = () => atGate(parts().then((part) => part.DeliveryPage));
export const loadMyDeliveriesPage = () => atGate(parts().then((part) => part.MyDeliveriesPage));
export const loadSetUpGatePage = () => atGate(import('./SetUpGatePage.tsx').then((part) => part.SetUpGatePage));
export const loadMendDeliveryForm = () => atGate(parts().then((part) => part.MendDeliveryForm));
export const loadDeliveriesLink = () => atGate(parts().then((part) => part.DeliveriesLink));
export { loadCheckReceipt } from './public-forms.ts';
export { deliveryPathOf, gatePaths } from './gate-paths.ts';
