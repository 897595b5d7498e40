import type { ReactNode } from 'react';
import { LanguageMenu } from '#kit/language-menu.tsx';
import { productName } from '#kit/page-settings.ts';

/** The page before anybody's records are open: no menu, no names. It is drawn at build too, where no address is known. */
export const LockedFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <header className="flex h-16 items-center gap-2 border-b border-line bg-paper px-3 text-xl font-extrabold">
      <img src="/pictures/logo.svg" alt="" width="36" height="36" />
      {productName()}
      <div className="ml-auto text-base font-normal">
        <LanguageMenu path="" />
      </div>
    </header>
    <main id="main" className="mx-auto grid max-w-sm gap-4 p-4">
      <h1 className="text-2xl font-bold">{title}</h1>
      {children}
    </main>
  </>
);
