import { useEffect, useState } from 'react';
import { SignUpDetailsForm } from './SignUpDetailsForm.tsx';
import { SignUpOtpForm } from './SignUpOtpForm.tsx';
import { SignUpPasswordForm } from './SignUpPasswordForm.tsx';
import type { SignUpProgress } from './sign-up-progress.ts';
import { useStep } from './use-step.ts';

const steps = ['/farmer-signup', '/farmer-signup/otp-verification', '/farmer-signup/create-password'] as const;

/** Farmer sign-up in three steps, each with an address of its own. */
export const FarmerSignUp = () => {
  const [progress, setProgress] = useState<SignUpProgress | null>(null);
  const [step, go] = useStep(steps);

  useEffect(() => {
    // A step opened by its address, with nothing from the step before, begins at the beginning.
    if (progress === null && step !== 0) go(0);
  }, [progress, step, go]);

  if (progress === null || step === 0) {
    return (
      <SignUpDetailsForm
        onDone={(made) => {
          setProgress(made);
          go(1);
        }}
      />
    );
  }
  if (step === 1) return <SignUpOtpForm progress={progress} onResent={setProgress} onDone={() => go(2)} />;
  return <SignUpPasswordForm progress={progress} />;
};
