import { useState } from 'react';
import { ProcessorDetailsForm } from './ProcessorDetailsForm.tsx';
import type { Waiting } from './send-processor.ts';
import { useProcessorRest } from './use-processor-rest.ts';

/** The sign-up of an agro-processor: who they are and what their company is, then the code that proves the address. */
export const ProcessorSignUp = () => {
  const rest = useProcessorRest();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  if (waiting !== null && rest !== null) return <rest.ProcessorEnd waiting={waiting} />;
  return <ProcessorDetailsForm rest={rest} onDone={setWaiting} />;
};
