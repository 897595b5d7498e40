import { useState } from 'react';
import { listKeys, type HolderKind } from '@shuka/domain/integrations';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { useFlag } from '#accounts';
import { KeyCard } from './KeyCard.tsx';
import { KeyForm } from './KeyForm.tsx';
import { ShownOnce } from './ShownOnce.tsx';

/** The keys of a company or a programme: to make, see and end. */
export const HolderKeys = ({ holderId, kind }: { readonly holderId: string; readonly kind: HolderKind }) => {
  const { t } = useWords();
  const mayMake = useFlag('company-keys');
  const [made, setMade] = useState<string | null>(null);
  const pages = usePages(holderId);
  const loaded = useLoad(listKeys, { holderId, ...pages.query, limit: '20' });
  return (
    <>
      {made !== null && <ShownOnce says={t('programs.keyOnce')} secret={made} />}
      {mayMake ? (
        <KeyForm
          key={made ?? ''}
          holderId={holderId}
          kind={kind}
          onDone={(key) => {
            setMade(key);
            loaded.reload();
          }}
        />
      ) : (
        <Notice kind="hint">{t('programs.keysNotYet')}</Notice>
      )}
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('programs.noKeys')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((one) => (
                <KeyCard key={one.keyId} holderId={holderId} one={one} onDone={loaded.reload} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </>
  );
};
