import { BookOpenText, ThumbsDown, ThumbsUp } from 'lucide-react';
import { Link } from 'wouter';
import { adviceRows, textFor, textsInForce, type Advice } from '@shuka/domain/library';
import { rowsOf, useKept } from '#kit/rows.ts';
import { ShowMore } from '#kit/show-more.tsx';
import { today } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { libraryPaths } from './library-paths.ts';

const aWindow = 4;

/** What a farmer in care was sent and opened, what they said of it, and the way to send more. */
export const AdviceOfFarmer = ({ keeperId }: { readonly keeperId: string }) => {
  const { t } = useWords();
  const own = rowsOf(useKept(adviceRows)).filter((advice) => advice.keeperId === keeperId);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('library.title')}</h2>
      <ShowMore items={own} step={aWindow}>
        {(shown) => (
          <ul className="grid gap-2 empty:hidden">
            {shown.map((advice) => (
              <AdviceItem key={advice.id} advice={advice} />
            ))}
          </ul>
        )}
      </ShowMore>
      <Link
        to={libraryPaths.manager}
        className="inline-flex min-h-12 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        <BookOpenText aria-hidden className="size-5 shrink-0" />
        {t('library.findToSend')}
      </Link>
    </section>
  );
};

const AdviceItem = ({ advice }: { readonly advice: Advice }) => {
  const { t, language } = useWords();
  const text = textFor(textsInForce(advice, today()), language);
  const Sign = advice.useful === true ? ThumbsUp : ThumbsDown;
  return (
    <li className="grid gap-1 rounded-xl border border-line bg-paper p-3">
      <strong className="break-words">{text?.title ?? t('library.outOfDate')}</strong>
      <span className="text-sm text-ink-soft">
        {advice.sentByName === null ? t('library.foundByFarmer') : t('library.sentBy', { name: advice.sentByName })}
      </span>
      {advice.useful !== null && (
        <span className="inline-flex items-center gap-2">
          <Sign aria-hidden className="size-5 shrink-0 text-leaf" />
          {t(advice.useful ? 'library.useful' : 'library.notUseful')}
        </span>
      )}
    </li>
  );
};
