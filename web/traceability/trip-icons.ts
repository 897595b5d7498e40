import { CircleCheckBig, Flag, Handshake, PackageCheck, TriangleAlert, Truck, type LucideIcon } from 'lucide-react';
import type { TripStepKind } from '@shuka/domain/traceability';

/** What each step of a trip looks like. */
export const stepIcons: Readonly<Record<TripStepKind, LucideIcon>> = {
  loaded: PackageCheck,
  left: Truck,
  stopped: TriangleAlert,
  arrived: Flag,
  'handed-over': Handshake,
};

export const overIcon: LucideIcon = CircleCheckBig;
