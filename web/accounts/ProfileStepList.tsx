import { Camera, IdCard, MapPin, Sprout, UserRound } from 'lucide-react';
import { useWords } from '#kit/words.tsx';
import { stepNames, type StepName } from './profile-fields.ts';

const icons = { personal: UserRound, demographic: IdCard, address: MapPin, farming: Sprout, photo: Camera } as const;

type Props = { readonly current: StepName; readonly onChosen: (step: StepName) => void };

/** The steps of the form, to see where one is and to go to any of them. */
export const ProfileStepList = ({ current, onChosen }: Props) => {
  const { t, say } = useWords();
  return (
    <nav aria-label={t('profile.steps')}>
      <ol className="grid grid-cols-5 gap-1">
        {stepNames.map((step, place) => {
          const Icon = icons[step];
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                aria-label={t('profile.stepOf', {
                  place: place + 1,
                  count: stepNames.length,
                  step: say(`profile.step.${step}`),
                })}
                onClick={() => onChosen(step)}
                className="grid min-h-12 w-full place-items-center rounded-xl border-2 border-line p-1 hover:bg-leaf-soft aria-[current=step]:border-leaf aria-[current=step]:bg-leaf-soft"
              >
                <Icon aria-hidden className="size-6" />
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
