import { useState } from 'react';
import {
  findVoucher,
  listRedemptions,
  readCode,
  readPaper,
  stillWaiting,
  type SignedPaper,
} from '@shuka/domain/marketplace';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { TextField } from '#kit/field.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { ScanCode } from '#kit/scan-code.tsx';
import { useBusy } from '#kit/use-busy.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { isOfServer } from './check-signature.ts';
import { InputTabs } from './InputTabs.tsx';
import { dealerInputs, inputPathsOf } from './input-paths.ts';
import { TakeVoucher } from './TakeVoucher.tsx';
import { useTill, type KeptTill } from './use-till.ts';

/** Where a dealer takes vouchers: read by the camera or typed, checked on this phone, with or without a network. */
export const RedeemPage = () => {
  const { t, language } = useWords();
  const { kept, isReady, keep } = useTill();
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('voucher.take')}</h1>
      <InputTabs paths={inputPathsOf(dealerInputs)} isDealer />
      {kept === null && !isReady && <Loading />}
      {kept === null && isReady && <Notice kind="hint">{t('voucher.noTill')}</Notice>}
      {kept !== null && (
        <>
          <p className="text-ink-soft">{t('voucher.tillOf', { time: formatDateTime(kept.till.readAt, language) })}</p>
          <Waiting kept={kept} />
          <ReadVoucher kept={kept} onTaken={keep} />
          <History key={kept.taken.length} companyId={kept.till.companyId} />
        </>
      )}
    </section>
  );
};

/** How many vouchers this phone took that the server knew nothing of when it told the till. */
const Waiting = ({ kept: { till, taken } }: { readonly kept: KeptTill }) => {
  const { t } = useWords();
  const count = stillWaiting(taken, till).length;
  return count === 0 ? null : <Notice kind="hint">{t('voucher.waitHere', { count })}</Notice>;
};

type Props = { readonly kept: KeptTill; readonly onTaken: (kept: KeptTill) => Promise<void> };

const ReadVoucher = ({ kept, onTaken }: Props) => {
  const words = useWords();
  const { t } = words;
  const [typed, setTyped] = useState('');
  const [read, setRead] = useState<{ readonly signed: SignedPaper; readonly token: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, run } = useBusy();
  const { companyId, publicKey } = kept.till;

  const look = async (text: string): Promise<void> => {
    setRead(null);
    setProblem(null);
    let token = text.trim();
    if (readCode(token).length === 8) {
      const found = await call(findVoucher, { companyId, code: token });
      if (!found.ok) return setProblem(failureWords(found.failure, words));
      ({ token } = found.value);
    }
    const signed = readPaper(token);
    if (signed === null) return setProblem(t('voucher.wrong'));
    if (!(await isOfServer(signed, publicKey))) return setProblem(t('voucher.notOurs'));
    setRead({ signed, token });
  };

  const says = { scan: t('voucher.scan'), view: t('voucher.scanView'), denied: t('voucher.scanDenied') };
  return (
    <div className="grid gap-4">
      <ScanCode says={says} onScanned={(text) => run(() => look(text))} />
      <TextField
        name="voucher"
        label={t('voucher.codeOrText')}
        hint={t('voucher.codeHint')}
        maxLength={1200}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button look="quiet" className="justify-self-start" disabled={isBusy} onClick={() => run(() => look(typed))}>
        {t('voucher.look')}
      </Button>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {read !== null && <TakeVoucher key={read.token} {...read} kept={kept} onTaken={onTaken} />}
    </div>
  );
};

/** What was taken and what was not, as the server knows it; without a network there is nothing to show of it. */
const History = ({ companyId }: { readonly companyId: string }) => {
  const { t, say, language } = useWords();
  const loaded = useLoad(listRedemptions, { companyId });
  if (loaded.state !== 'ready') return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-bold">{t('voucher.history')}</h2>
      {loaded.value.items.length === 0 && <p>{t('voucher.noHistory')}</p>}
      <ul className="grid gap-2">
        {loaded.value.items.map(({ id, keeperName, valueKobo, why, at, lines }) => (
          <li key={id} className="grid gap-1 rounded-xl border border-line bg-paper p-3">
            <strong>{[keeperName, formatNaira(valueKobo)].join(', ')}</strong>
            <span className="break-words">{lines.map(({ name, packs }) => `${packs} × ${name}`).join(', ')}</span>
            {why !== null && <span className="font-semibold text-danger">{say(`voucher.why.${why}`)}</span>}
            <span className="text-sm text-ink-soft">{formatDateTime(at, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
