import { Printer } from 'lucide-react';
import type { Voucher } from '@shuka/domain/marketplace';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { QrPicture } from '#kit/qr-picture.tsx';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { packText } from './input-words.ts';

/** A code in two halves, as it is read out. */
const halves = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** One voucher: what it buys, where and until when; its square code while it still buys something. */
export const VoucherCard = ({ voucher }: { readonly voucher: Voucher }) => {
  const words = useWords();
  const { t, say, language } = words;
  const today = useToday();
  const isOver = voucher.expiresOn < today;
  const isOpen = voucher.state === 'open' && !isOver;
  return (
    <li className="grid content-start gap-2 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold break-words">{voucher.companyName}</h2>
      <ul>
        {voucher.lines.map((line) => (
          <li key={line.goodId} className="break-words">
            {t('voucher.line', { count: line.packs, name: line.name, pack: packText(line, words) })}
          </li>
        ))}
      </ul>
      <p className="font-bold">{formatNaira(voucher.valueKobo)}</p>
      <p>{t('voucher.paidBy', { programme: voucher.programme })}</p>
      <p>{t('voucher.until', { date: formatDate(voucher.expiresOn, language) })}</p>
      {isOpen && (
        <>
          <QrPicture text={voucher.token} label={t('voucher.qr')} width={288} />
          <p className="text-2xl font-bold tracking-widest">{halves(voucher.code)}</p>
          <Button look="quiet" className="no-print" onClick={() => print()}>
            <Printer aria-hidden className="size-5 shrink-0" />
            {t('voucher.print')}
          </Button>
        </>
      )}
      {voucher.redeemedAt !== null && (
        <Notice kind="done">{t('voucher.spentAt', { time: formatDateTime(voucher.redeemedAt, language) })}</Notice>
      )}
      {voucher.state === 'open' && isOver && <Notice kind="hint">{t('voucher.over')}</Notice>}
      {voucher.refusedTries.map(({ companyName, why, at }) => (
        <p key={at} className="font-semibold text-danger">
          {t('voucher.tried', { dealer: companyName, time: formatDateTime(at, language) })} {say(`voucher.why.${why}`)}
        </p>
      ))}
    </li>
  );
};
