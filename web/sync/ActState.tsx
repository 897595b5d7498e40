import { StateMark } from '#kit/state-mark.tsx';
import type { WaitingAct } from './phone.ts';

const states = {
  waiting: 'saved-here',
  sending: 'sending',
  accepted: 'accepted',
  'needs-fixing': 'needs-fixing',
} as const;

export const ActState = ({ state }: { state: WaitingAct['state'] }) => <StateMark state={states[state]} />;
