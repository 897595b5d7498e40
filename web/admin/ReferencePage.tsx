import { useState } from 'react';
import { useParams } from 'wouter';
import { readReference, type ReferencePage as Page, type ReferenceVersionRow } from '@shuka/domain/admin';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { DraftReferenceForm } from './DraftReferenceForm.tsx';
import { VersionCard } from './VersionCard.tsx';

/** Figures that may change while the house runs: what holds, what waits, and every version there ever was. */
export const ReferencePage = () => {
  const { t, say } = useWords();
  const name = useParams()['name'] ?? '';
  const loaded = useLoad(readReference, { name });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/admin/reference">{t('reference.back')}</BackLink>
      <LoadedPart loaded={loaded}>
        {(page) => (
          <>
            <h1 className="text-2xl font-bold break-words">{say(`reference.nameOf.${page.name}`)}</h1>
            <Versions page={page} onDone={loaded.reload} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const Versions = ({ page, onDone }: { readonly page: Page; readonly onDone: () => void }) => {
  const { t } = useWords();
  const [from, setFrom] = useState<ReferenceVersionRow | null>(null);
  const [isSent, setSent] = useState(false);
  const [held] = page.versions;
  if (held === undefined) return null;
  const waits = page.versions.some(({ state }) => state === 'asked');
  const sent = (): void => {
    setFrom(null);
    setSent(true);
    onDone();
  };
  return (
    <>
      {isSent && <Notice kind="done">{t('reference.sent')}</Notice>}
      {!waits && (
        <Button className="justify-self-start" onClick={() => setFrom(held)}>
          {t('reference.draft')}
        </Button>
      )}
      <h2 className="text-xl font-bold">{t('reference.versions')}</h2>
      <ul className="grid gap-3">
        {page.versions.map((one) => (
          <VersionCard
            key={one.id ?? 'shipped'}
            name={page.name}
            version={one}
            held={held}
            onDone={onDone}
            onAgain={waits || one.state !== 'past' ? null : () => setFrom(one)}
          />
        ))}
      </ul>
      {from !== null && (
        <Dialog title={t('reference.draft')} isOpen onClose={() => setFrom(null)}>
          <DraftReferenceForm page={page} from={from} onDone={sent} />
        </Dialog>
      )}
    </>
  );
};
