import { useState } from 'react';
import { listRoleChanges } from '@shuka/domain/admin';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ProposeRoleForm } from './ProposeRoleForm.tsx';
import { RoleChangeCard } from './RoleChangeCard.tsx';

/** Who shall be an admin or be one no more: one admin proposes, another decides; all of it stays to be read. */
export const RolesPage = () => {
  const { t } = useWords();
  const pages = usePages('roles');
  const loaded = useLoad(listRoleChanges, { limit: '20', ...pages.query });
  const [isProposing, setProposing] = useState(false);
  const proposed = (): void => {
    setProposing(false);
    loaded.reload();
  };
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/admin">{t('menu.home')}</BackLink>
      <h1 className="text-2xl font-bold">{t('roles.title')}</h1>
      <p>{t('roles.lead')}</p>
      <p className="text-ink-soft">{t('roles.others')}</p>
      <Button className="justify-self-start" onClick={() => setProposing(true)}>
        {t('roles.propose')}
      </Button>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('roles.nothing')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((one) => (
                <RoleChangeCard key={one.id} change={one} onDone={loaded.reload} />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
      {isProposing && (
        <Dialog title={t('roles.propose')} isOpen onClose={() => setProposing(false)}>
          <ProposeRoleForm onDone={proposed} />
        </Dialog>
      )}
    </section>
  );
};
