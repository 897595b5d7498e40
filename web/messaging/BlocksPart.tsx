import { listBlocks, unblockPerson } from '@shuka/domain/messaging';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** Whom one has blocked, with the way to end it; nothing while there is nobody. */
export const BlocksPart = () => {
  const { t } = useWords();
  const loaded = useLoad(listBlocks, {});
  const end = async (accountId: string): Promise<void> => {
    const { ok } = await call(unblockPerson, { accountId });
    if (ok) loaded.reload();
  };
  return (
    <LoadedPart loaded={loaded}>
      {({ items }) =>
        items.length === 0 ? null : (
          <section className="grid gap-2">
            <h2 className="text-xl font-bold">{t('guard.blocks')}</h2>
            <ul className="grid gap-2">
              {items.map(({ accountId, name }) => (
                <li key={accountId} className="flex flex-wrap items-center justify-between gap-2">
                  <span>{name}</span>
                  <Button look="quiet" onClick={() => void end(accountId)}>
                    {t('guard.unblock')}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </LoadedPart>
  );
};
