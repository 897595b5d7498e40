import { Handshake, Users } from 'lucide-react';
import { Link } from 'wouter';
import type { AnswerLine, Side } from '@shuka/domain/marketplace';
import { cropName } from '#kit/crop-name.ts';
import { useWords } from '#kit/words.tsx';
import { bidText, trustText } from './demand-words.ts';

type Props = { readonly lines: readonly AnswerLine[]; readonly market: string; readonly side: Side };

/** Answers among others: what was bid last, and whose turn it is. */
export const AnswerLines = ({ lines, market, side }: Props) => (
  <ul className="grid gap-3">
    {lines.map((line) => (
      <li key={line.id}>
        <Line line={line} to={`${market}/answers/${line.id}`} side={side} />
      </li>
    ))}
  </ul>
);

const Line = ({ line, to, side }: { readonly line: AnswerLine; readonly to: string; readonly side: Side }) => {
  const words = useWords();
  const { t, say } = words;
  const { state, isPool, farmers, last, turn, crop, companyName, sellerTrust } = line;
  const Icon = isPool ? Users : Handshake;
  const stands = state === 'open' ? (turn === side ? t('demand.yourTurn') : t('demand.theirTurn')) : null;
  return (
    <Link to={to} className="grid gap-1 rounded-2xl border border-line bg-paper p-4 hover:bg-leaf-soft">
      <span className="flex items-center gap-2 text-lg font-bold">
        <Icon aria-hidden className="size-6 shrink-0 text-leaf" />
        {side === 'seller' ? t('demand.answerTo', { company: companyName, crop: cropName(crop, words) }) : null}
        {side === 'buyer' && (isPool ? t('demand.poolLine', { count: farmers }) : t('demand.oneFarmer'))}
      </span>
      <span>{bidText(last, words)}</span>
      {side === 'buyer' && <span>{trustText(sellerTrust, 'seller', words)}</span>}
      <span className="font-semibold">{stands ?? say(`demand.state.${state}`)}</span>
    </Link>
  );
};
