import { useParams } from 'wouter';
import { entryKinds, entryRows, type EntryKind } from '@shuka/domain/finance';
import { usePerson } from '#accounts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRows } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { BackLink } from '#kit/back-link.tsx';
import { bookOfFarmerPaths, financePaths } from './finance-paths.ts';
import { NewEntry } from './NewEntry.tsx';

const kindOf = (text: string | undefined): EntryKind =>
  entryKinds.find((kind) => kind === text?.toLowerCase()) ?? 'expense';

/** Writes down money that came in or went out: in one's own book, or in that of a farmer in care. */
export const AddEntryPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const { kind: asked, farmerId } = useParams();
  const kind = kindOf(asked);
  const loaded = useRows(entryRows);
  const keeperId = farmerId?.toLowerCase() ?? person.accountId;
  const backTo = farmerId === undefined ? financePaths.overview : bookOfFarmerPaths(keeperId).overview;
  return (
    <section className="grid max-w-xl gap-4">
      <BackLink to={backTo}>{t(farmerId === undefined ? 'finance.title' : 'caseload.toFarmer')}</BackLink>
      <h1 className="text-2xl font-bold">{t(kind === 'income' ? 'finance.addIncome' : 'finance.addExpense')}</h1>
      <LoadedPart loaded={loaded}>{() => <NewEntry kind={kind} keeperId={keeperId} backTo={backTo} />}</LoadedPart>
    </section>
  );
};
