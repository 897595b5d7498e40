import { Camera, IdCard, MapPin, Sprout, UserRound } from 'lucide-react';
import { useWords } from '#kit/words.tsx';
import { stepNames, type StepName } from './profile-fields.ts';
import { useProfileTone } from './profile-tone.ts';
import { StepList } from './StepList.tsx';

const icons = { personal: UserRound, demographic: IdCard, address: MapPin, farming: Sprout, photo: Camera } as const;

type Props = { readonly current: StepName; readonly onChosen: (step: StepName) => void };

/** The steps of the form, to see where one is and to go to any of them. */
export const ProfileStepList = ({ current, onChosen }: Props) => {
  const words = useWords();
  const { stepWords } = useProfileTone();
  const steps = stepNames.map((name) => ({ name, says: stepWords(name, words), Icon: icons[name] }));
  return <StepList steps={steps} current={current} onChosen={onChosen} />;
};
