import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { correctEntry, entryRows, type Entry } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { FormDraft } from '#kit/form-draft.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { useBook, usePlaces } from './book.ts';
import { detailsOf, ruleRefusals, saysTheSame } from './entry-form.ts';
import { EntryForm } from './EntryForm.tsx';
import { financePaths } from './finance-paths.ts';

/** Corrects an entry with a new one; the old one stays, struck through. */
export const CorrectEntryPage = () => {
  const { t } = useWords();
  const { entryId = '' } = useParams();
  const id = entryId.toLowerCase();
  const loaded = useRow(entryRows, id);
  const { lines } = useBook();
  const standing = lines.find(({ row }) => row.id === id)?.standing;
  return (
    <section className="grid max-w-xl gap-4">
      <BackLink to={financePaths.entry(id)}>{t('finance.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t('finance.correct')}</h1>
      <LoadedPart loaded={loaded}>
        {(kept) => {
          if (kept === null) return <Notice kind="hint">{t('finance.notHere')}</Notice>;
          if (standing !== 'stands') return <Notice kind="hint">{t('finance.countsNoMore')}</Notice>;
          return (
            <>
              <Notice kind="hint">{t('finance.correctHow')}</Notice>
              <Correction entry={kept.row} />
            </>
          );
        }}
      </LoadedPart>
    </section>
  );
};

const Correction = ({ entry }: { entry: Entry }) => {
  const [, go] = useLocation();
  const places = usePlaces();
  const [id] = useState(newId);
  const [seen] = useState(entry);
  const draftOf = (fields: Readonly<Record<string, string>>) => ({
    id,
    keeperId: seen.keeperId,
    ...detailsOf(fields),
    entryId: seen.id,
    isCancelled: false,
  });
  const check = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
    const { entryId: _, isCancelled: _is, ...draft } = draftOf(fields);
    return saysTheSame(draft, seen) ? { amountKobo: 'finance.nothingChanged' } : ruleRefusals(draft);
  };
  return (
    <FormDraft name={`entry ${seen.id}`}>
      {(saved) => (
        <EntryForm
          contract={correctEntry}
          start={seen}
          places={places}
          draftOf={draftOf}
          check={check}
          send={(contract, draft) => submit(contract, draft)}
          onDone={() => {
            saved();
            go(financePaths.overview);
          }}
        />
      )}
    </FormDraft>
  );
};
