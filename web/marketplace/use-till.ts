import { useEffect, useState } from 'react';
import { readTill, stillWaiting, type TakenHere, type Till } from '@shuka/domain/marketplace';
import { readCompany } from '@shuka/domain/relations';
import { call } from '#kit/api.ts';
import { keepDraft, readDraft } from '#kit/drafts.ts';

const key = 'voucher till';

/** What a dealer's phone keeps: the till as the server told it last, and the vouchers it took since. */
export type KeptTill = { readonly till: Till; readonly taken: readonly TakenHere[] };

const readKept = async (): Promise<KeptTill | null> => ((await readDraft(key)) as KeptTill | undefined) ?? null; // written below

/** Asks for the till anew; what the server knows of by now waits no more. Null where there is no network, or no company. */
const fetchTill = async (kept: KeptTill | null): Promise<KeptTill | null> => {
  const work = await call(readCompany, {});
  if (!work.ok || work.value.company === null) return null;
  const { companyId } = work.value.company;
  const told = await call(readTill, { companyId });
  if (!told.ok) return null;
  const taken = kept?.till.companyId === companyId ? stillWaiting(kept.taken, told.value) : [];
  return { till: told.value, taken };
};

/** The till of this phone: as it is kept at once, then as the server tells it. `isReady` once both were asked. */
export const useTill = () => {
  const [kept, setKept] = useState<KeptTill | null>(null);
  const [isReady, setReady] = useState(false);
  const keep = async (next: KeptTill): Promise<void> => {
    await keepDraft(key, next);
    setKept(next);
  };
  useEffect(() => {
    let isCurrent = true;
    const open = async (): Promise<void> => {
      const before = await readKept();
      if (isCurrent) setKept(before);
      const fresh = await fetchTill(before);
      if (!isCurrent) return;
      if (fresh !== null) await keep(fresh);
      setReady(true);
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, []);
  return { kept, isReady, keep };
};
