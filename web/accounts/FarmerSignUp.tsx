import { useEffect } from 'react';
import { SignUpDetailsForm } from './SignUpDetailsForm.tsx';
import { SignUpOtpForm } from './SignUpOtpForm.tsx';
import { SignUpPasswordForm } from './SignUpPasswordForm.tsx';
import { useSignUpProgress } from './sign-up-progress.ts';
import { useStep } from './use-step.ts';

const steps = ['/farmer-signup', '/farmer-signup/otp-verification', '/farmer-signup/create-password'] as const;

/** Farmer sign-up in three steps, each with an address of its own. */
export const FarmerSignUp = () => {
  const [progress, keep] = useSignUpProgress();
  const [step, go] = useStep(steps);

  useEffect(() => {
    // A step opened by its address, with nothing from the step before, begins at the beginning.
    if (progress === null && step !== 0) go(0);
  }, [progress, step, go]);

  if (progress === undefined || progress === null || step === 0) {
    return (
      <SignUpDetailsForm
        key={progress?.uniqueId ?? ''}
        begun={progress ?? {}}
        onDone={(made) => {
          keep(made);
          go(1);
        }}
      />
    );
  }
  if (step === 1) return <SignUpOtpForm progress={progress} onResent={keep} onDone={() => go(2)} />;
  return <SignUpPasswordForm progress={progress} />;
};
