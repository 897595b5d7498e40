import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { addEntry, entryKinds, entryRows, type EntryKind } from '@shuka/domain/finance';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { usePerson } from '#accounts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRows } from '#kit/rows.ts';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { usePlaces } from './book.ts';
import { detailsOf, ruleRefusals } from './entry-form.ts';
import { EntryForm } from './EntryForm.tsx';
import { financePaths } from './finance-paths.ts';

const kindOf = (text: string | undefined): EntryKind =>
  entryKinds.find((kind) => kind === text?.toLowerCase()) ?? 'expense';

/** Writes down money that came in or went out. */
export const AddEntryPage = () => {
  const { t } = useWords();
  const kind = kindOf(useParams()['kind']);
  const loaded = useRows(entryRows);
  return (
    <section className="grid max-w-xl gap-4">
      <BackLink to={financePaths.overview}>{t('finance.title')}</BackLink>
      <h1 className="text-2xl font-bold">{t(kind === 'income' ? 'finance.addIncome' : 'finance.addExpense')}</h1>
      <LoadedPart loaded={loaded}>{() => <NewEntry kind={kind} />}</LoadedPart>
    </section>
  );
};

/** With one farm there is nothing to choose; its running season is the likeliest. */
const NewEntry = ({ kind }: { kind: EntryKind }) => {
  const { person } = usePerson();
  const [, go] = useLocation();
  const { farms, seasons } = usePlaces();
  const [id] = useState(newId);
  const [today] = useState(() => dayOf(new Date()));
  const only = farms.length === 1 ? (farms[0] ?? null) : null;
  const running = seasons.find(({ farmId, endedOn }) => farmId === only?.id && endedOn === null);
  const draftOf = (fields: Readonly<Record<string, string>>) => ({
    id,
    keeperId: person.accountId,
    ...detailsOf(fields),
  });
  return (
    <EntryForm
      contract={addEntry}
      start={{
        kind,
        category: '',
        amountKobo: null,
        happenedOn: today,
        description: '',
        farmId: only?.id ?? null,
        seasonId: running?.id ?? null,
      }}
      places={{ farms, seasons }}
      draftOf={draftOf}
      check={(fields) => ruleRefusals(draftOf(fields))}
      send={(contract, draft) => submit(contract, draft)}
      onDone={() => go(financePaths.overview)}
    />
  );
};
