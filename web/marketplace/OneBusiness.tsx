import { useRef, useState } from 'react';
import { businessRows, type Business } from '@shuka/domain/marketplace';
import { world } from '#kit/world.ts';
import { Loading } from '#kit/loading.tsx';
import { NotKept } from '#kit/not-kept.tsx';
import { Notice } from '#kit/notice.tsx';
import type { Kept } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useFormDraft } from '#kit/use-form-draft.ts';
import { useWords } from '#kit/words.tsx';
import { fieldsOfDetails } from './business-fields.ts';
import { BusinessClashes } from './BusinessClashes.tsx';
import { BusinessForm } from './BusinessForm.tsx';

/** The business as this phone has it at this moment. */
const businessHere = (keeperId: string): Business | null =>
  (world.find(businessRows.name, keeperId)?.row ?? null) as Business | null; // rows of a type are what its contract lets leave

type Props = {
  readonly kept: Kept<Business> | null;
  readonly keeperId: string;
  /** Under which what is typed is kept until it is saved. */
  readonly draftKey: string;
  readonly saysNone: string;
  readonly saysCreated: string;
};

/** The form of one agri-business, with what two people changed at once above it: created first, then updated. */
export const OneBusiness = ({ kept, keeperId, draftKey, saysNone, saysCreated }: Props) => {
  const { t } = useWords();
  const draft = useFormDraft(draftKey);
  const [news, setNews] = useState<string | null>(null);
  // What arrives from elsewhere while someone types leaves the form alone; what they save or choose here begins it anew.
  const [{ turn, row }, setSeen] = useState({ turn: 0, row: kept?.row ?? null });
  const head = useRef<HTMLDivElement>(null);
  const tell = (says: string): void => {
    setNews(says);
    head.current?.scrollIntoView(); // the button stands far below it
  };
  const anew = (says: string): void => {
    tell(says);
    setSeen({ turn: turn + 1, row: businessHere(keeperId) }); // screens are told of it a frame later
  };
  if (draft.begins === undefined) return <Loading />;
  const begins = { ...fieldsOfDetails(row ?? {}), ...(turn === 0 ? draft.begins : null) };
  return (
    <>
      <div ref={head} className="grid scroll-mt-32 gap-3">
        {kept !== null && <StateMark state={kept.state} />}
        {news !== null && <Notice kind="done">{news}</Notice>}
      </div>
      {kept !== null && kept.row.clashes.length > 0 && (
        <BusinessClashes business={kept.row} onSettled={() => anew(t('farms.settled'))} />
      )}
      <h2 className="text-xl font-bold">{t(row === null ? 'business.createTitle' : 'business.updateTitle')}</h2>
      {row === null && <p>{saysNone}</p>}
      <div onInput={draft.onInput}>
        <BusinessForm
          key={turn}
          keeperId={keeperId}
          seen={row}
          begins={begins}
          onSaved={() => {
            void draft.drop();
            anew(row === null ? saysCreated : t('business.updated'));
          }}
          onUnchanged={() => tell(t('farms.unchanged'))}
        />
        <NotKept isKept={draft.isKept} />
      </div>
    </>
  );
};
