import { Footprints, Keyboard, MousePointerClick } from 'lucide-react';

/** The three ways to a boundary, by picture and word. */
export const ways = [
  { way: 'walked', Icon: Footprints, name: 'plots.walk', text: 'plots.walkText' },
  { way: 'tapped', Icon: MousePointerClick, name: 'plots.tap', text: 'plots.tapText' },
  { way: 'typed', Icon: Keyboard, name: 'plots.type', text: 'plots.typeText' },
] as const;

/** How a kept boundary was found. */
export const foundWords = {
  walked: 'plots.foundWalked',
  tapped: 'plots.foundTapped',
  typed: 'plots.foundTyped',
} as const;
