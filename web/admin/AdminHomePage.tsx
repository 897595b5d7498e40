import { useWords } from '#kit/words.tsx';
import { RoomGroups } from './RoomGroups.tsx';
import { WaitingPart } from './WaitingPart.tsx';

/** The first page of an admin: what waits, the most pressing first, and every room by its group. */
export const AdminHomePage = () => {
  const { t } = useWords();
  return (
    <section className="grid gap-6">
      <h1 className="text-2xl font-bold">{t('adminHome.title')}</h1>
      <WaitingPart />
      <RoomGroups />
    </section>
  );
};
