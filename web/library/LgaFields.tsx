import { StateAndLga } from '#kit/state-and-lga.tsx';
import { useWords } from '#kit/words.tsx';

type Place = { readonly stateCode: string; readonly lga: string };

type Props = { readonly place: Place; readonly onChange: (place: Place) => void };

/** A state and one of its local government areas. */
export const LgaFields = ({ place, onChange }: Props) => {
  const { t } = useWords();
  const none = t('farms.choose');
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <StateAndLga place={place} none={{ state: none, lga: none }} onChange={onChange} />
    </div>
  );
};
