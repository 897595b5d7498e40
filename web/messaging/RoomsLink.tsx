import { Users } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '#kit/words.tsx';

/** The way to groups and partners. */
export const RoomsLink = () => {
  const { t } = useWords();
  return (
    <Link
      to="/rooms"
      className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl border-2 border-leaf px-5 font-semibold text-leaf hover:bg-leaf-soft"
    >
      <Users aria-hidden className="size-5 shrink-0" />
      {t('talk.rooms')}
    </Link>
  );
};
