import { useState } from 'react';
import { useBegunJoining } from './join-draft.ts';
import { ManagerDetailsForm } from './ManagerDetailsForm.tsx';
import type { Waiting } from './send-joining.ts';
import { useRest } from './use-join-rest.ts';

/** The sign-up of an extension manager: who they are, then the code that proves the address. */
export const ManagerSignUp = () => {
  const begun = useBegunJoining();
  const rest = useRest();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  if (waiting !== null && rest !== null) return <rest.JoinEnd waiting={waiting} />;
  return <ManagerDetailsForm key={JSON.stringify(begun)} begun={begun} rest={rest} onDone={setWaiting} />;
};
