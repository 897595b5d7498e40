import { useRef, useState } from 'react';
import { businessRows, type Business } from '@shuka/domain/marketplace';
import { usePerson } from '#accounts';
import { world } from '#kit/world.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow, type Kept } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useFormDraft } from '#kit/use-form-draft.ts';
import { useWords } from '#kit/words.tsx';
import { fieldsOfDetails } from './business-fields.ts';
import { BusinessClashes } from './BusinessClashes.tsx';
import { BusinessForm } from './BusinessForm.tsx';

/** The farmer's one agri-business: created first, then updated. */
export const BusinessPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const loaded = useRow(businessRows, person.accountId);
  return (
    <section className="grid max-w-2xl gap-5">
      <h1 className="text-2xl font-bold">{t('business.title')}</h1>
      <LoadedPart loaded={loaded}>{(kept) => <BusinessBody kept={kept} keeperId={person.accountId} />}</LoadedPart>
    </section>
  );
};

/** The business as this phone has it at this moment. */
const businessHere = (keeperId: string): Business | null =>
  (world.find(businessRows.name, keeperId)?.row ?? null) as Business | null; // rows of a type are what its contract lets leave

const BusinessBody = ({ kept, keeperId }: { kept: Kept<Business> | null; keeperId: string }) => {
  const { t } = useWords();
  const draft = useFormDraft('business');
  const [news, setNews] = useState<
    'business.created' | 'business.updated' | 'farms.unchanged' | 'farms.settled' | null
  >(null);
  // What arrives from elsewhere while someone types leaves the form alone; what they save or choose here begins it anew.
  const [{ turn, row }, setSeen] = useState({ turn: 0, row: kept?.row ?? null });
  const head = useRef<HTMLDivElement>(null);
  const tell = (says: NonNullable<typeof news>): void => {
    setNews(says);
    head.current?.scrollIntoView(); // the button stands far below it
  };
  const anew = (says: NonNullable<typeof news>): void => {
    tell(says);
    setSeen({ turn: turn + 1, row: businessHere(keeperId) }); // screens are told of it a frame later
  };
  if (draft.begins === undefined) return <Loading />;
  const begins = { ...fieldsOfDetails(row ?? {}), ...(turn === 0 ? draft.begins : null) };
  return (
    <>
      <div ref={head} className="grid scroll-mt-32 gap-3">
        {kept !== null && <StateMark state={kept.state} />}
        {news !== null && <Notice kind="done">{t(news)}</Notice>}
      </div>
      {kept !== null && kept.row.clashes.length > 0 && (
        <BusinessClashes business={kept.row} onSettled={() => anew('farms.settled')} />
      )}
      <h2 className="text-xl font-bold">{t(row === null ? 'business.createTitle' : 'business.updateTitle')}</h2>
      {row === null && <p>{t('business.none')}</p>}
      <div onInput={draft.onInput}>
        <BusinessForm
          key={turn}
          keeperId={keeperId}
          seen={row}
          begins={begins}
          onSaved={() => {
            void draft.drop();
            anew(row === null ? 'business.created' : 'business.updated');
          }}
          onUnchanged={() => tell('farms.unchanged')}
        />
      </div>
    </>
  );
};
