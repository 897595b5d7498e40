import { LogOut, Menu, Smartphone, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { accountsKeptHere, loadOwnFace, usePerson } from '#accounts';
import { AfterRecords } from '#kit/after-records.tsx';
import { DemoNote } from '#kit/demo-note.tsx';
import { LanguageMenu } from '#kit/language-menu.tsx';
import { Suspense } from '#kit/lazy.ts';
import { NavLink } from '#kit/nav-link.tsx';
import { productName } from '#kit/page-settings.ts';
import { ThemeButton } from '#kit/theme-button.tsx';
import { useWords } from '#kit/words.tsx';
import { loadPhoneLines, loadPhoneNotices, loadSignOutDialog, loadSyncStatus } from '#sync';
import type { MenuItem } from './area.ts';
import { optional } from './optional.ts';
import { homeOf, paths } from './paths.ts';
import { StaleNotice } from './StaleNotice.tsx';

const line =
  'flex min-h-12 items-center gap-3 rounded-xl px-3 font-semibold hover:bg-white/15 aria-[current=page]:bg-on-bar ' +
  'aria-[current=page]:text-bar';

const late = () => import('./late-parts.tsx');

const InstallLine = optional(async () => (await late()).InstallLine);
const Listen = optional(async () => (await late()).Listen);
const OwnFace = optional(loadOwnFace);
const SyncStatus = optional(loadSyncStatus);
const PhoneLines = optional(loadPhoneLines);
const PhoneNotices = optional(loadPhoneNotices);
const SignOutDialog = optional(loadSignOutDialog, StaleNotice);

type SidebarProps = { readonly menu: readonly MenuItem[]; readonly isOpen: boolean; readonly onChosen: () => void };

const Sidebar = ({ menu, isOpen, onChosen }: SidebarProps) => {
  const { t, say } = useWords();
  const { person } = usePerson();
  const [isLeaving, setLeaving] = useState(false);
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <nav aria-label={t('menu.label')} className="flex h-full flex-col gap-1 overflow-y-auto bg-bar p-3 text-on-bar">
      <AfterRecords>
        <OwnFace />
      </AfterRecords>
      <p className="mb-3 px-3">
        <strong className="block break-words text-lg">{name}</strong>
        <span className="text-sm">{person.roles.map((role) => say(`role.${role}`)).join(', ')}</span>
      </p>
      {menu.map(({ path, says, Icon }) => (
        <NavLink key={path} to={path} isExact={path === paths.admin} onClick={onChosen} className={line}>
          <Icon className="size-6 shrink-0" />
          {t(says)}
        </NavLink>
      ))}
      <NavLink to={paths.devices} onClick={onChosen} className={line}>
        <Smartphone aria-hidden className="size-6 shrink-0" />
        {t('menu.devices')}
      </NavLink>
      <AfterRecords>
        <PhoneLines className={line} onChosen={onChosen} />
      </AfterRecords>
      <Suspense>{isOpen && <InstallLine className={line} />}</Suspense>
      <button type="button" onClick={() => setLeaving(true)} className={`${line} mt-auto`}>
        <LogOut aria-hidden className="size-6 shrink-0" />
        {t('menu.logout')}
      </button>
      <Suspense>{isLeaving && <SignOutDialog onClose={() => setLeaving(false)} />}</Suspense>
    </nav>
  );
};

/** Where the offer to keep one's work on this phone will stand: its place is kept, so that nothing jumps under a thumb. */
const NoticesPlace = () => {
  const { person } = usePerson();
  const worksOutside =
    person.state === 'active' && person.roles.some((role) => role !== 'investor' && role !== 'admin');
  const isKept = accountsKeptHere().some(({ accountId }) => accountId === person.accountId);
  return worksOutside && !isKept ? <div className="min-h-80 sm:min-h-48" /> : null;
};

type HeaderProps = { readonly isOpen: boolean; readonly onToggle: () => void };

const Header = ({ isOpen, onToggle }: HeaderProps) => {
  const { t } = useWords();
  const [pathname] = useLocation();
  const Icon = isOpen ? X : Menu;
  return (
    <header className="sticky top-0 z-30 col-span-full flex min-h-16 flex-wrap items-center gap-x-2 border-b border-line bg-paper px-3">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="menu"
        aria-label={isOpen ? t('site.closeMenu') : t('site.openMenu')}
        onClick={onToggle}
        className="grid size-11 place-items-center rounded-lg md:hidden"
      >
        <Icon aria-hidden className="size-7" />
      </button>
      {/* The site, as on every public page: no screen of the app. Specification, section 2. */}
      <a href="/" className="flex min-h-16 items-center gap-2 text-xl font-extrabold">
        <img src="/pictures/logo.svg" alt="" width="36" height="36" />
        {productName()}
      </a>
      {/* Its place is kept while it is on its way, so that nothing jumps. */}
      <div className="order-last min-h-11 w-full border-t border-line md:order-none md:ml-auto md:w-auto md:border-0">
        <AfterRecords>
          <SyncStatus />
        </AfterRecords>
      </div>
      <div className="ml-auto flex items-center md:ml-0">
        <AfterRecords>
          <Listen />
        </AfterRecords>
        <LanguageMenu path={pathname} />
        <ThemeButton />
      </div>
    </header>
  );
};

/** The frame of every area: top bar, sidebar (behind a button on small screens), the screen itself. */
export const AreaShell = ({ menu, children }: { menu: readonly MenuItem[]; children: ReactNode }) => {
  const { person } = usePerson();
  const [pathname] = useLocation();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto] md:grid-cols-[16rem_1fr]">
      <Header isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      <div
        id="menu"
        className={`${isOpen ? 'block' : 'hidden'} fixed inset-x-0 bottom-0 top-16 z-40 md:sticky md:z-20 md:block md:h-[calc(100dvh-4rem)]`}
      >
        <Sidebar menu={menu} isOpen={isOpen} onChosen={() => setOpen(false)} />
      </div>
      <main id="main" className="min-w-0 p-4 md:p-8">
        {pathname.toLowerCase() === homeOf(person.roles).toLowerCase() && (
          <div className="mb-4 grid gap-3 empty:hidden">
            <AfterRecords fallback={<NoticesPlace />}>
              <PhoneNotices />
            </AfterRecords>
          </div>
        )}
        {children}
      </main>
      <footer className="col-span-full">
        <DemoNote />
      </footer>
    </div>
  );
};
