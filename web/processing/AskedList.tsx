import type { listAsked, listAskedOthers } from '@shuka/domain/processing';
import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, type Pages } from '#kit/pager.tsx';
import type { Loaded } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { RequestCard } from './RequestCard.tsx';

type Asked = OutputOf<typeof listAsked | typeof listAskedOthers>;

type Props = { readonly loaded: Loaded<Asked> & { reload: () => void }; readonly pages: Pages };

/** What mills were asked for, and what they answered. */
export const AskedList = ({ loaded, pages }: Props) => {
  const { t } = useWords();
  return (
    <>
      <h2 className="text-xl font-bold">{t('askMill.asked')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('askMill.none')}</p>}
            <ul className="grid gap-3">
              {items.map((one) => (
                <RequestCard key={one.id} request={one} title={one.millName} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </>
  );
};
