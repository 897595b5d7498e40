import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '#kit/words.tsx';
import { groups } from './rooms.ts';

/** Every room of admins, in groups. */
export const RoomGroups = () => {
  const { t, say } = useWords();
  return (
    <nav aria-label={t('adminHome.rooms')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {groups.map(({ name, rooms }) => (
        <section key={name} className="rounded-2xl border border-line bg-paper p-4">
          <h2 className="mb-1 text-lg font-bold">{say(`adminHome.group.${name}`)}</h2>
          <ul>
            {rooms.map(([room, path]) => (
              <li key={path}>
                <Link
                  to={path}
                  className="flex min-h-12 items-center gap-2 rounded-xl px-2 font-semibold text-leaf hover:bg-leaf-soft"
                >
                  <ChevronRight aria-hidden className="size-5 shrink-0" />
                  {say(`adminHome.room.${room}`)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
};
