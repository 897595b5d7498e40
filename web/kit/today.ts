import { useState } from 'react';
import { dayOf } from '@shuka/domain/kit/day.ts';

/** The day it is in Nigeria by this device's clock. */
export const today = (): string => dayOf(new Date());

/** The day it was in Nigeria when the screen was opened. */
export const useToday = (): string => useState(today)[0];
