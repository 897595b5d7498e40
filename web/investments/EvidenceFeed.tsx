import { useState } from 'react';
import { listEvidence, type Evidence } from '@shuka/domain/investments';
import { Button } from '#kit/button.tsx';
import { call } from '#kit/api.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { EvidenceLine } from './EvidenceLine.tsx';
import { Part } from './Part.tsx';

const limit = '50';

type Page = { readonly items: readonly Evidence[]; readonly next: string | null };

/** What is known of the farm: bad news first and plain, then all else, the newest first. */
export const EvidenceFeed = ({ offerId }: { readonly offerId: string }) => {
  const { t } = useWords();
  const loaded = useLoad(listEvidence, { offerId, limit });
  return (
    <Part title={t('investments.evidenceTitle')}>
      <p>{t('investments.evidenceText')}</p>
      <LoadedPart loaded={loaded}>{(first) => <Feed offerId={offerId} first={first} />}</LoadedPart>
    </Part>
  );
};

/** By the day it happened: what was taken over at once, or late, stands where it belongs. */
const newestFirst = (lines: readonly Evidence[]): Evidence[] =>
  lines.toSorted((one, other) => other.happenedOn.localeCompare(one.happenedOn));

const Feed = ({ offerId, first }: { readonly offerId: string; readonly first: Page }) => {
  const { t } = useWords();
  const [more, setMore] = useState<Page | null>(null);
  const next = (more ?? first).next;
  const items = newestFirst([...first.items, ...(more?.items ?? [])]);
  const bad = items.filter(({ kind }) => kind === 'bad-news');
  const others = items.filter(({ kind }) => kind !== 'bad-news');
  const readMore = async (after: string): Promise<void> => {
    const read = await call(listEvidence, { offerId, limit, after });
    if (read.ok) setMore({ items: [...(more?.items ?? []), ...read.value.items], next: read.value.next });
  };
  if (items.length === 0) return <p>{t('investments.noEvidence')}</p>;
  return (
    <>
      {bad.length > 0 && <Lines offerId={offerId} lines={bad} />}
      <Lines offerId={offerId} lines={others} />
      {next !== null && (
        <Button look="quiet" className="justify-self-start" onClick={() => void readMore(next)}>
          {t('investments.more')}
        </Button>
      )}
    </>
  );
};

const Lines = ({ offerId, lines }: { readonly offerId: string; readonly lines: readonly Evidence[] }) => (
  <ol className="grid gap-3">
    {lines.map((line) => (
      <EvidenceLine key={line.id} offerId={offerId} line={line} />
    ))}
  </ol>
);
