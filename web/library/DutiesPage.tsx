import { useState, type ComponentType, type ReactNode } from 'react';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, type Pages } from '#kit/pager.tsx';
import type { Loaded } from '#kit/use-load.ts';
import { useWords, type WordId } from '#kit/words.tsx';

/** Somebody whom an admin named for a duty, since when and why. */
type Duty = { readonly since: string; readonly reason: string };

type Props<One extends Duty> = {
  readonly back: { readonly to: string; readonly says: WordId };
  readonly says: Readonly<Record<'title' | 'text' | 'none' | 'appoint', WordId>>;
  readonly Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  readonly loaded: Loaded<{ readonly items: readonly One[]; readonly next: string | null }> & { reload: () => void };
  readonly pages: Pages;
  readonly idOf: (one: One) => string;
  readonly nameOf: (one: One) => string;
  readonly Appoint: ComponentType<{ readonly onDone: () => void }>;
  readonly End: ComponentType<{ readonly duty: One; readonly onDone: () => void }>;
  readonly children?: ReactNode;
};

/** Who has a duty, for an admin, and forms to name another and to end it. */
export const DutiesPage = <One extends Duty>(props: Props<One>) => {
  const { back, says, Icon, loaded, pages, idOf, nameOf, Appoint, End, children } = props;
  const { t } = useWords();
  const [isNaming, setNaming] = useState(false);
  const [ending, setEnding] = useState<One | null>(null);
  const done = (): void => {
    setNaming(false);
    setEnding(null);
    loaded.reload();
  };
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={back.to}>{t(back.says)}</BackLink>
      <h1 className="text-2xl font-bold">{t(says.title)}</h1>
      <p>{t(says.text)}</p>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <output>{t(says.none)}</output>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((one) => (
                <li key={idOf(one)}>
                  <DutyCard duty={one} name={nameOf(one)} onEnd={() => setEnding(one)} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
      <Button className="justify-self-start" onClick={() => setNaming(true)}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {t(says.appoint)}
      </Button>
      {children}
      {isNaming && (
        <Dialog title={t(says.appoint)} isOpen onClose={() => setNaming(false)}>
          <Appoint onDone={done} />
        </Dialog>
      )}
      {ending !== null && (
        <Dialog title={t('desk.endDuty')} isOpen onClose={() => setEnding(null)}>
          <End duty={ending} onDone={done} />
        </Dialog>
      )}
    </section>
  );
};

type CardProps = { readonly duty: Duty; readonly name: string; readonly onEnd: () => void };

const DutyCard = ({ duty: { since, reason }, name, onEnd }: CardProps) => {
  const { t, language } = useWords();
  return (
    <article className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-line bg-paper p-4">
      <div className="grid min-w-0 gap-1">
        <strong className="break-words">{name}</strong>
        <span className="text-sm text-ink-soft">{t('desk.since', { date: formatDate(since, language) })}</span>
        <p className="break-words">{reason}</p>
      </div>
      <Button look="bare" onClick={onEnd}>
        {t('desk.endDuty')}
      </Button>
    </article>
  );
};
