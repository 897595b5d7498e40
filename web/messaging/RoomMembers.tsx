import { UserMinus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { addMember, leaveRoom, removeMember, type OpenedRoom } from '@shuka/domain/messaging';
import { call, type Result } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { useKept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { fullName } from './use-talk.ts';

type Props = { readonly room: OpenedRoom; readonly onChanged: () => void };

/** Who is in a group; its maker takes in and lets go, everybody else may leave. */
export const RoomMembers = ({ room, onChanged }: Props) => {
  const words = useWords();
  const { t } = words;
  const [failure, setFailure] = useState<string | null>(null);
  const finish = async (asked: Promise<Result<unknown>>): Promise<void> => {
    const result = await asked;
    setFailure(result.ok ? null : failureWords(result.failure, words));
    if (result.ok) onChanged();
  };
  return (
    <section className="grid gap-2">
      <h2 className="text-xl font-bold">{t('room.members')}</h2>
      {failure !== null && <p role="alert">{failure}</p>}
      <ul className="grid gap-1">
        {room.members.map(({ accountId, name, isMaker }) => (
          <li key={accountId} className="flex min-h-11 flex-wrap items-center justify-between gap-2">
            <span>{isMaker ? `${name} (${t('room.maker')})` : name}</span>
            {room.isMaker && !isMaker && (
              <Button
                look="bare"
                aria-label={`${t('room.removeMember')}: ${name}`}
                onClick={() => void finish(call(removeMember, { roomId: room.id, memberId: accountId }))}
              >
                <UserMinus aria-hidden className="size-5 shrink-0" />
                {t('room.removeMember')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {room.isMaker ? (
        <Others room={room} onAdd={(memberId) => void finish(call(addMember, { roomId: room.id, memberId }))} />
      ) : (
        <Leave roomId={room.id} />
      )}
    </section>
  );
};

type OthersProps = { readonly room: OpenedRoom; readonly onAdd: (memberId: string) => void };

/** Farmers in care who are not in the group. */
const Others = ({ room, onAdd }: OthersProps) => {
  const { t } = useWords();
  const farmers = useKept(farmerRows);
  const members = new Set(room.members.map(({ accountId }) => accountId));
  const others = farmers.filter(({ row }) => !members.has(row.id));
  return (
    <ul className="grid max-h-72 gap-1 overflow-y-auto border-t border-line pt-2 empty:hidden">
      {others.map(({ row }) => (
        <li key={row.id} className="flex min-h-11 flex-wrap items-center justify-between gap-2">
          <span>{fullName(row)}</span>
          <Button look="bare" aria-label={`${t('room.addMember')}: ${fullName(row)}`} onClick={() => onAdd(row.id)}>
            <UserPlus aria-hidden className="size-5 shrink-0" />
            {t('room.addMember')}
          </Button>
        </li>
      ))}
    </ul>
  );
};

const Leave = ({ roomId }: { readonly roomId: string }) => {
  const { t } = useWords();
  const [, goTo] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const leave = async (): Promise<void> => {
    const { ok } = await call(leaveRoom, { roomId });
    if (ok) goTo('/rooms');
  };
  return (
    <>
      <Button look="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('room.leave')}
      </Button>
      <Dialog title={t('room.leave')} isOpen={isAsking} onClose={() => setAsking(false)}>
        <p className="mb-4">{t('room.leaveAsk')}</p>
        <Button look="danger" onClick={() => void leave()}>
          {t('room.leave')}
        </Button>
      </Dialog>
    </>
  );
};
