import {
  CheckCheck,
  CircleCheckBig,
  Flag,
  HardDriveDownload,
  OctagonAlert,
  PackageCheck,
  PackageOpen,
  Send,
  Truck,
  type LucideIcon,
} from 'lucide-react';
import type { TripStepKind } from '@shuka/domain/traceability';
import type { KeptStep } from './driver-store.ts';

/* Signs that a driver's page loads in a file of its own: see the groups of the build. */

/** What each step of a trip looks like. */
export const stepIcons: Readonly<Record<TripStepKind, LucideIcon>> = {
  loaded: PackageCheck,
  left: Truck,
  stopped: OctagonAlert,
  arrived: Flag,
  'handed-over': PackageOpen,
};

/** Where what a driver said stands. */
export const stateIcons: Readonly<Record<KeptStep['state'], LucideIcon>> = {
  'saved-here': HardDriveDownload,
  sending: Send,
  accepted: CheckCheck,
  'needs-fixing': OctagonAlert,
};

export const overIcon: LucideIcon = CircleCheckBig;
