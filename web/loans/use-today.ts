import { useState } from 'react';
import { dayOf } from '@shuka/domain/kit/day.ts';

/** The day it was when the screen was opened. */
export const useToday = (): string => useState(() => dayOf(new Date()))[0];
