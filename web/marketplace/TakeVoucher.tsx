import { useState } from 'react';
import { redeemVoucher, refusalHere, sumOfLines, type SignedPaper } from '@shuka/domain/marketplace';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { submit } from '#kit/submit.ts';
import { useBusy } from '#kit/use-busy.ts';
import { useWords } from '#kit/words.tsx';
import { packText } from './input-words.ts';
import type { KeptTill } from './use-till.ts';

type Props = {
  readonly signed: SignedPaper;
  readonly token: string;
  readonly kept: KeptTill;
  readonly onTaken: (kept: KeptTill) => Promise<void>;
};

/** A genuine voucher: what to hand over, and whether this phone takes it. */
export const TakeVoucher = ({ signed: { paper }, token, kept, onTaken }: Props) => {
  const words = useWords();
  const { t, say, language } = words;
  const [id] = useState(newId);
  const [said, setSaid] = useState<{ readonly kind: 'done' | 'error'; readonly text: string } | null>(null);
  const { isBusy, run } = useBusy();
  const [now] = useState(() => new Date());
  const { till, taken } = kept;
  const why = said === null ? refusalHere(paper, till, taken, now) : null;

  const take = async (): Promise<void> => {
    const done = await submit(redeemVoucher, { id, companyId: till.companyId, token });
    if (!done.ok) return setSaid({ kind: 'error', text: failureWords(done.failure, words) });
    // Kept on this phone it has no answer yet; sent at once the server may have said no.
    const refused = 'why' in done.value ? done.value.why : undefined;
    setSaid(
      refused == null
        ? { kind: 'done', text: t(refused === undefined ? 'voucher.takenHere' : 'voucher.taken') }
        : { kind: 'error', text: say(`voucher.why.${refused}`) },
    );
    const { voucherId, lines, expiresOn } = paper;
    await onTaken({ till, taken: [...taken, { voucherId, lines, expiresOn }] });
  };

  return (
    <section className="grid gap-3 rounded-2xl border-2 border-leaf bg-paper p-4">
      <h2 className="text-lg font-bold">{t('voucher.genuine')}</h2>
      <ul>
        {paper.lines.map(({ goodId, packs }) => {
          const good = till.goods.find((one) => one.id === goodId);
          const name = good?.name ?? t('voucher.unknownGood');
          const pack = good === undefined ? '' : packText(good, words);
          return <li key={goodId}>{t('voucher.line', { count: packs, name, pack })}</li>;
        })}
      </ul>
      <p className="font-bold">{formatNaira(sumOfLines(paper.lines))}</p>
      <p>{t('voucher.until', { date: formatDate(paper.expiresOn, language) })}</p>
      {why !== null && <Notice kind="error">{say(`voucher.why.${why}`)}</Notice>}
      {said !== null && <Notice kind={said.kind}>{said.text}</Notice>}
      {why === null && said === null && (
        <Button disabled={isBusy} onClick={() => run(take)}>
          {t('voucher.confirm')}
        </Button>
      )}
    </section>
  );
};
