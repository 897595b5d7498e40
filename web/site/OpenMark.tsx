import { CircleCheck, Hammer } from 'lucide-react';
import { useWords } from '#kit/words.tsx';

const look = 'flex w-fit items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold';

/** Whether people can use something already, so that no page promises what is not there yet. */
export const OpenMark = ({ isOpen }: { isOpen: boolean }) => {
  const { t } = useWords();
  const Icon = isOpen ? CircleCheck : Hammer;
  return (
    <p className={`${look} ${isOpen ? 'bg-leaf text-on-leaf' : 'bg-ochre-soft text-ochre'}`}>
      <Icon aria-hidden className="size-4" />
      {t(isOpen ? 'site.openToday' : 'site.building')}
    </p>
  );
};
