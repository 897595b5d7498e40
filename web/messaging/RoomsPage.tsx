import { Megaphone, Users } from 'lucide-react';
import { Link } from 'wouter';
import { listRooms, type Room } from '@shuka/domain/messaging';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { usePerson } from '#accounts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { BlocksPart } from './BlocksPart.tsx';
import { MakeGroupForm } from './MakeGroupForm.tsx';
import { NewsPart } from './NewsPart.tsx';
import { PartnersPart } from './PartnersPart.tsx';

/** One's groups, the people a bargain ties one to, and whom one blocked. */
export const RoomsPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const loaded = useLoad(listRooms, {});
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('room.title')}</h1>
      <p>{t('room.lead')}</p>
      <NewsPart />
      <LoadedPart loaded={loaded}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('room.none')}</p>
          ) : (
            <ul className="grid gap-2">
              {items.map((room) => (
                <li key={room.id}>
                  <RoomLine room={room} />
                </li>
              ))}
            </ul>
          )
        }
      </LoadedPart>
      {person.roles.includes('extension-manager') && (
        <>
          <Link
            to="/broadcasts"
            className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl border-2 border-leaf px-5 font-semibold text-leaf hover:bg-leaf-soft"
          >
            <Megaphone aria-hidden className="size-5 shrink-0" />
            {t('broadcast.title')}
          </Link>
          <MakeGroupForm onMade={loaded.reload} />
        </>
      )}
      <PartnersPart />
      <BlocksPart />
    </section>
  );
};

const RoomLine = ({ room }: { readonly room: Room }) => {
  const { t, language } = useWords();
  return (
    <Link
      to={`/rooms/${room.id}`}
      className="flex min-h-14 items-center gap-3 rounded-2xl border border-line bg-paper px-4 py-2 hover:bg-leaf-soft"
    >
      <Users aria-hidden className="size-7 shrink-0 text-leaf" />
      <span className="grid min-w-0 grow">
        <strong className="break-words">{room.name}</strong>
        <span className="text-sm text-ink-soft">
          {[
            room.kind === 'group' ? t('room.group') : null,
            room.lastAt === null ? null : formatDate(room.lastAt, language),
          ]
            .filter((part) => part !== null)
            .join(', ')}
        </span>
      </span>
      {room.unread > 0 && (
        <span className="rounded-full bg-leaf px-3 text-sm font-semibold text-on-leaf">
          {t('room.unread', { count: room.unread })}
        </span>
      )}
    </Link>
  );
};
