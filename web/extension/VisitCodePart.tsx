import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { readVisitCodes, type DayCode } from '@shuka/domain/extension';
import { call } from '#kit/api.ts';
import { keepDraft, readDraft } from '#kit/drafts.ts';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';

const draftKey = 'visit-codes';

const keptCodes = z.array(z.object({ day: z.string(), code: z.string() }));

/** The codes of the days to come: those kept on this phone, then those of the server, which are kept for days without it. */
const useCodes = (): readonly DayCode[] | null => {
  const [codes, setCodes] = useState<readonly DayCode[] | null>(null);
  useEffect(() => {
    let isHere = true;
    const load = async (): Promise<void> => {
      const kept = z.safeParse(keptCodes, await readDraft(draftKey).catch(() => null)).data ?? [];
      if (isHere) setCodes(kept);
      const result = await call(readVisitCodes, {});
      if (!result.ok || !isHere) return;
      setCodes(result.value.codes);
      await keepDraft(draftKey, result.value.codes).catch(() => undefined); // the next look with a network keeps them
    };
    void load();
    return () => {
      isHere = false;
    };
  }, []);
  return codes;
};

/** The digits a farmer tells the manager who visits them today: with them the visit is confirmed. */
export const VisitCodePart = () => {
  const { t } = useWords();
  const today = useToday();
  const codes = useCodes();
  const code = codes?.find(({ day }) => day === today)?.code;
  if (codes === null) return null;
  return (
    <section className="no-print grid gap-1 rounded-2xl border border-line bg-paper p-4">
      <h2 className="font-bold">{t('extension.visitCode')}</h2>
      {code === undefined ? (
        <p>{t('extension.visitCodeNone')}</p>
      ) : (
        <>
          <p className="font-mono text-3xl font-bold tracking-widest">{code}</p>
          <p className="text-ink-soft">{t('extension.visitCodeHint')}</p>
        </>
      )}
    </section>
  );
};
