import { ArrowLeft, Camera, GraduationCap, MapPin, Sprout, UserRound } from 'lucide-react';
import { Button } from '#kit/button.tsx';
import { QuestionDialog } from '#kit/question.tsx';
import type { Question } from '#kit/use-question.ts';
import { useWords } from '#kit/words.tsx';
import { joinStepNames, type JoinStep } from './join-steps.ts';
import { StepList } from './StepList.tsx';

const icons = {
  you: UserRound,
  address: MapPin,
  education: GraduationCap,
  work: Sprout,
  documents: Camera,
} as const satisfies Record<JoinStep, unknown>;

type Props = { readonly current: JoinStep; readonly onChosen: (step: JoinStep) => void };

/** The steps of the sign-up, to see where one is and to go to any of them. */
export const JoinStepList = ({ current, onChosen }: Props) => {
  const { say } = useWords();
  const steps = joinStepNames.map((name) => ({ name, says: say(`joining.step.${name}`), Icon: icons[name] }));
  return <StepList steps={steps} current={current} onChosen={onChosen} />;
};

type BackProps = { readonly step: JoinStep; readonly onBack: (step: JoinStep) => void };

/** One step back; none before the first. */
export const JoinBackButton = ({ step, onBack }: BackProps) => {
  const { t } = useWords();
  const before = joinStepNames[joinStepNames.indexOf(step) - 1];
  if (before === undefined) return null;
  return (
    <Button look="quiet" onClick={() => onBack(before)}>
      <ArrowLeft aria-hidden className="size-5" />
      {t('profile.back')}
    </Button>
  );
};

/** Asks back for a number of the NYSC that has another form than most. */
export const JoinNumberQuestion = ({ asked }: { readonly asked: Question<string> | null }) => {
  const { t } = useWords();
  return (
    <QuestionDialog
      asked={asked}
      title={t('joining.nyscAsk')}
      questions={[t('joining.nyscAskText', { number: asked?.about ?? '' })]}
      change={t('joining.change')}
      yes={t('joining.yes')}
    />
  );
};
