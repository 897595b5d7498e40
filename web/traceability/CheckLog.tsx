import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { proveEntry, readLog } from '@shuka/domain/traceability';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { FieldFrame, TextArea } from '#kit/field.tsx';
import { FileChoice } from '#kit/file-choice.tsx';
import { Facts } from '#kit/facts.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import type { SaidVerdict } from './check-pasted.ts';

type Log = OutputOf<typeof readLog>;

/** The tree and the signatures come once something is checked. */
const check = async (proof: string, key: string): Promise<SaidVerdict> =>
  (await import('./check-pasted.ts')).checkPasted(proof, key);

/** What the page holds: the log as it is now, and a proof to be checked; `?entry=` brings the proof of an entry. */
const useProof = () => {
  const [log, setLog] = useState<Log | null>(null);
  const [key, setKey] = useState('');
  const [proof, setProof] = useState('');
  const [verdict, setVerdict] = useState<SaidVerdict | null>(null);
  useEffect(() => {
    // The page was drawn at build; what the log holds now is asked of the server.
    const look = async (): Promise<void> => {
      const found = await call(readLog, {});
      if (!found.ok) return;
      setLog(found.value);
      setKey((typed) => typed || found.value.verifierKey);
      const entryId = new URLSearchParams(location.search).get('entry') ?? '';
      const proved = entryId === '' ? null : await call(proveEntry, { entryId });
      if (proved?.ok !== true) return;
      const text = JSON.stringify(proved.value, null, 1);
      setProof(text);
      setVerdict(await check(text, found.value.verifierKey));
    };
    void look();
  }, []);
  return { log, key, setKey, proof, setProof, verdict, setVerdict };
};

/** How the log stands, and the check of a proof, done in this browser by the public key alone. */
export const CheckLog = () => {
  const { t } = useWords();
  const { log, key, setKey, proof, setProof, verdict, setVerdict } = useProof();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {log !== null && <LogNow log={log} />}
      <FieldFrame name="file" label={t('log.file')}>
        {(attributes) => (
          <FileChoice
            accept=".json,application/json"
            attributes={attributes}
            onChosen={(file) => void file?.text().then(setProof)}
          />
        )}
      </FieldFrame>
      <TextArea
        name="proof"
        label={t('log.proof')}
        hint={t('log.proofHint')}
        rows={6}
        value={proof}
        onChange={({ target }) => setProof(target.value)}
      />
      <TextArea
        name="key"
        label={t('log.key')}
        hint={t('log.keyHint')}
        rows={3}
        value={key}
        onChange={({ target }) => setKey(target.value)}
      />
      <Button onClick={() => void check(proof, key).then(setVerdict)}>
        <CircleCheck aria-hidden className="size-5" />
        {t('log.check')}
      </Button>
      <div aria-live="polite">{verdict !== null && <Said verdict={verdict} />}</div>
    </div>
  );
};

const Said = ({ verdict }: { readonly verdict: SaidVerdict }) => {
  const { say } = useWords();
  const isGood = verdict === 'genuine';
  const Icon = isGood ? CircleCheck : CircleX;
  const colour = isGood ? 'border-leaf bg-leaf-soft' : 'border-danger bg-danger-soft';
  return (
    <p className={`flex gap-2 rounded-2xl border-2 p-4 text-lg font-bold ${colour}`}>
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />
      {say(`log.verdict.${verdict}`)}
    </p>
  );
};

const LogNow = ({ log }: { readonly log: Log }) => {
  const { t, language } = useWords();
  const dayOf = (at: string | null): string => (at === null ? t('log.never') : formatDate(at, language));
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Facts
        facts={[
          [t('log.entries'), log.size.toLocaleString('en-NG')],
          [t('log.signedAt'), dayOf(log.signedAt)],
          [t('log.checkedAt'), dayOf(log.checkedAt)],
        ]}
      />
      {!log.isWhole && <Notice kind="error">{t('log.isBroken')}</Notice>}
      {log.isWhole && log.checkedAt !== null && <Notice kind="hint">{t('log.isWhole')}</Notice>}
      {log.checkpoint !== null && (
        <details>
          <summary className="min-h-12 cursor-pointer py-3 font-semibold">{t('log.checkpoint')}</summary>
          <pre className="rounded-xl bg-paper p-3 text-sm whitespace-pre-line break-all">{log.checkpoint}</pre>
        </details>
      )}
    </section>
  );
};
