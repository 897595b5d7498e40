import {
  Droplets,
  Ellipsis,
  FlaskConical,
  Scissors,
  Search,
  Shovel,
  Sprout,
  SprayCan,
  Tractor,
  Wheat,
  X,
  type LucideIcon,
} from 'lucide-react';
import type { ActivityKind } from '@shuka/domain/seasons';

/** The sign of each kind of work; its word is `seasons.kind.<kind>`. */
export const kindIcons: Readonly<Record<ActivityKind, LucideIcon>> = {
  'land-preparation': Tractor,
  planting: Sprout,
  thinning: Scissors,
  fertilising: FlaskConical,
  weeding: Shovel,
  spraying: SprayCan,
  irrigating: Droplets,
  scouting: Search,
  harvesting: Wheat,
  other: Ellipsis,
  'not-done': X,
};

/** '1,200' or '0.75': kilograms as people read them, to ten grams. */
export const kilogramsText = (kilograms: number): string =>
  kilograms.toLocaleString('en-NG', { maximumFractionDigits: kilograms < 100 ? 2 : 0 });
