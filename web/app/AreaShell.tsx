import { LogOut, Menu, Smartphone, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { signOut } from '@shuka/domain/accounts';
import { forgetSession, usePerson } from '#accounts';
import { call } from '#kit/api.ts';
import { DemoNote } from '#kit/demo-note.tsx';
import { LanguageMenu } from '#kit/language-menu.tsx';
import { productName } from '#kit/page-settings.ts';
import { ThemeButton } from '#kit/theme-button.tsx';
import { useWords } from '#kit/words.tsx';
import type { MenuItem } from './area.ts';
import { homeOf, paths } from './paths.ts';

const line =
  'flex min-h-12 items-center gap-3 rounded-xl px-3 font-semibold hover:bg-white/15 aria-[current=page]:bg-on-bar ' +
  'aria-[current=page]:text-bar';

const leave = async (): Promise<void> => {
  await call(signOut, {});
  forgetSession();
  location.assign('/login?ended=1');
};

const Sidebar = ({ menu, onChosen }: { menu: readonly MenuItem[]; onChosen: () => void }) => {
  const { t, say } = useWords();
  const { person } = usePerson();
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <nav aria-label={t('menu.label')} className="flex h-full flex-col gap-1 overflow-y-auto bg-bar p-3 text-on-bar">
      <p className="mb-3 px-3">
        <strong className="block break-words text-lg">{name}</strong>
        <span className="text-sm">{person.roles.map((role) => say(`role.${role}`)).join(', ')}</span>
      </p>
      {menu.map(({ path, says, Icon }) => (
        <NavLink key={path} to={path} end={path === paths.admin} onClick={onChosen} className={line}>
          <Icon className="size-6 shrink-0" />
          {t(says)}
        </NavLink>
      ))}
      <NavLink to={paths.devices} onClick={onChosen} className={line}>
        <Smartphone aria-hidden className="size-6 shrink-0" />
        {t('menu.devices')}
      </NavLink>
      <button type="button" onClick={() => void leave()} className={`${line} mt-auto`}>
        <LogOut aria-hidden className="size-6 shrink-0" />
        {t('menu.logout')}
      </button>
    </nav>
  );
};

/** The frame of every area: top bar, sidebar (behind a button on small screens), the screen itself. */
export const AreaShell = ({ menu, children }: { menu: readonly MenuItem[]; children: ReactNode }) => {
  const { t } = useWords();
  const { person } = usePerson();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? X : Menu;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] md:grid-cols-[16rem_1fr]">
      <header className="sticky top-0 z-30 col-span-full flex h-16 items-center gap-2 border-b border-line bg-paper px-3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="menu"
          aria-label={isOpen ? t('site.closeMenu') : t('site.openMenu')}
          onClick={() => setOpen(!isOpen)}
          className="grid size-11 place-items-center rounded-lg md:hidden"
        >
          <Icon aria-hidden className="size-7" />
        </button>
        <Link to={homeOf(person.roles)} className="flex min-h-11 items-center gap-2 text-xl font-extrabold">
          <img src="/pictures/logo.svg" alt="" width="36" height="36" />
          {productName()}
        </Link>
        <div className="ml-auto flex items-center">
          <LanguageMenu path={pathname} />
          <ThemeButton />
        </div>
      </header>
      <div
        id="menu"
        className={`${isOpen ? 'block' : 'hidden'} fixed inset-x-0 bottom-0 top-16 z-20 md:sticky md:block md:h-[calc(100dvh-4rem)]`}
      >
        <Sidebar menu={menu} onChosen={() => setOpen(false)} />
      </div>
      <main id="main" className="min-w-0 p-4 md:p-8">
        {children}
      </main>
      <footer className="col-span-full">
        <DemoNote />
      </footer>
    </div>
  );
};
