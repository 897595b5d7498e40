import { Plus, Sprout, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { Button } from '#kit/button.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { RegisterFarmerForm } from './RegisterFarmerForm.tsx';
import { useBegun } from './use-register-farmer.ts';

/** An extension manager registers a farmer, with no network too: the farmer is in their care at once. */
export const RegisterFarmerPage = () => {
  const { t } = useWords();
  const [turn, setTurn] = useState(0);
  const [savedId, setSavedId] = useState<string | null>(null);
  const begun = useBegun(turn);
  const again = (): void => {
    setSavedId(null);
    setTurn(turn + 1);
  };
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="flex items-center gap-3 text-2xl font-bold">
        <UserPlus aria-hidden className="size-7 shrink-0 text-leaf" />
        {t('assist.title')}
      </h1>
      {savedId !== null ? (
        <Registered farmerId={savedId} onAgain={again} />
      ) : begun === null ? (
        <Loading />
      ) : (
        <RegisterFarmerForm key={begun.id} begun={begun} onSaved={setSavedId} />
      )}
    </section>
  );
};

const main =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-xl bg-leaf px-5 font-semibold text-on-leaf';
const quiet =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-xl border-2 border-leaf px-5 font-semibold text-leaf';

const Registered = ({ farmerId, onAgain }: { farmerId: string; onAgain: () => void }) => {
  const { t } = useWords();
  const loaded = useRow(farmerRows, farmerId);
  const farmer = loaded.state === 'ready' ? loaded.value : null;
  const name = farmer === null ? '' : `${farmer.row.firstName} ${farmer.row.lastName}`;
  return (
    <div className="grid gap-4">
      <Notice kind="done">{t('assist.saved', { name })}</Notice>
      {farmer !== null && <StateMark state={farmer.state} />}
      <Link to={`/extension-farmers/${farmerId}/farms/new`} className={main}>
        <Sprout aria-hidden className="size-5 shrink-0" />
        {t('assist.addFarm')}
      </Link>
      <Link to={`/extension-farmers/${farmerId}`} className={quiet}>
        {t('assist.seeFarmer')}
      </Link>
      <Button look="bare" onClick={onAgain}>
        <Plus aria-hidden className="size-5 shrink-0" />
        {t('assist.another')}
      </Button>
    </div>
  );
};
