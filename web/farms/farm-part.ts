import type { ComponentType } from 'react';
import type { Farm } from '@shuka/domain/farms';

/** A part of a farm's page that another slice draws. */
export type FarmPart = ComponentType<{ farm: Farm }>;
