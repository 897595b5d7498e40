import {
  BadgeCheck,
  ChartColumn,
  ClipboardCheck,
  Factory,
  Handshake,
  Landmark,
  MapPinned,
  NotebookPen,
  QrCode,
  Route,
  ShoppingBasket,
  Sprout,
  UserRoundCheck,
  WifiOff,
} from 'lucide-react';
import type { Feature } from './FeatureList.tsx';

/** What makes the tracking useful. */
export const traceFeatures: readonly Feature[] = [
  { Icon: Route, title: 'traceability.path', says: 'traceability.pathText' },
  { Icon: QrCode, title: 'traceability.code', says: 'traceability.codeText' },
  { Icon: BadgeCheck, title: 'traceability.proof', says: 'traceability.proofText' },
  { Icon: WifiOff, title: 'traceability.offline', says: 'traceability.offlineText' },
];

/** The six kinds of people it serves. */
export const traceUsers: readonly Feature[] = [
  { Icon: Sprout, title: 'traceability.farmers', says: 'traceability.farmersText' },
  { Icon: UserRoundCheck, title: 'traceability.agents', says: 'traceability.agentsText' },
  { Icon: Factory, title: 'traceability.mills', says: 'traceability.millsText' },
  { Icon: Landmark, title: 'traceability.investors', says: 'traceability.investorsText' },
  { Icon: ShoppingBasket, title: 'traceability.consumers', says: 'traceability.consumersText' },
  { Icon: Handshake, title: 'traceability.partners', says: 'traceability.partnersText' },
];

/** The six parts it is made of. */
export const traceModules: readonly Feature[] = [
  { Icon: NotebookPen, title: 'traceability.register', says: 'traceability.registerText' },
  { Icon: QrCode, title: 'traceability.tracking', says: 'traceability.trackingText' },
  { Icon: MapPinned, title: 'traceability.mapping', says: 'traceability.mappingText' },
  { Icon: ClipboardCheck, title: 'traceability.quality', says: 'traceability.qualityText' },
  { Icon: ChartColumn, title: 'traceability.analytics', says: 'traceability.analyticsText' },
  { Icon: ShoppingBasket, title: 'traceability.openness', says: 'traceability.opennessText' },
];
