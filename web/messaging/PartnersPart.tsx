import { useState } from 'react';
import { useLocation } from 'wouter';
import { listPartners, openPair, type Partner } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** The people one may write to, and by what one is tied to them. */
export const PartnersPart = () => {
  const words = useWords();
  const { t } = words;
  const [, goTo] = useLocation();
  const [failure, setFailure] = useState<string | null>(null);
  const loaded = useLoad(listPartners, {});
  const open = async ({ accountId, roomId }: Partner): Promise<void> => {
    if (roomId !== null) return goTo(`/rooms/${roomId}`);
    const result = await call(openPair, { id: newId(), partnerId: accountId });
    return result.ok ? goTo(`/rooms/${result.value.roomId}`) : setFailure(failureWords(result.failure, words));
  };
  return (
    <>
      <h2 className="text-xl font-bold">{t('room.partners')}</h2>
      {failure !== null && <p role="alert">{failure}</p>}
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <>
            {items.length === 0 && <p>{t('room.noPartners')}</p>}
            <ul className="grid gap-2 empty:hidden">
              {items.map((partner) => (
                <li
                  key={partner.accountId}
                  className="flex min-h-14 flex-wrap items-center justify-between gap-2 rounded-2xl border border-line bg-paper px-4 py-2"
                >
                  <span>
                    <strong className="block">{partner.name}</strong>
                    <span className="text-sm text-ink-soft">{t(`room.tie.${partner.tie}`)}</span>
                  </span>
                  <Button
                    look="quiet"
                    aria-label={`${t('room.write')}: ${partner.name}`}
                    onClick={() => void open(partner)}
                  >
                    {t('room.write')}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </LoadedPart>
    </>
  );
};
