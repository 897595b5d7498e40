import { mkdirSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { browserArgs } from './browser.ts';
import { shootKept } from './screenshots-kept.ts';

/** Pictures of every page, small and large, light and dark: `npm run screenshots`, to be looked at. */

const address = process.env['SITE'] ?? 'http://localhost:3000';
const folder = process.env['SCREENSHOTS'] ?? 'screenshots';
const sizes = { small: { width: 360, height: 640 }, large: { width: 1280, height: 800 } };

const publicPaths = [
  '/',
  '/about',
  '/products',
  '/services',
  '/extension-manager',
  '/contact',
  '/sign_up',
  '/login',
  '/farmer-signup',
  '/InvestorsSignup',
  '/extension-manager-signup',
  '/agro-processor-signup',
  '/join-company',
  '/resetpassword',
  '/maintenance',
  '/nothing-here',
];

const signIns = {
  farmer: {
    email: 'amina@shuka.example',
    password: 'damina-2026',
    paths: [
      '/farmersDashboard',
      '/Farmer/MyFarms',
      '/Farmer/farm/0193a000-0001-7000-8000-000000000001',
      '/Farmer/farm/0193a000-0001-7000-8000-000000000001/plots/new',
      '/phone',
      '/devices',
      '/second-factor',
      '/rooms',
      '/notices',
    ],
  },
  manager: {
    email: 'chidi@shuka.example',
    password: 'ugu-na-oka-17',
    paths: [
      '/ExtensionAgentDashboard',
      '/ExtensionManager/Efarms',
      '/ExtensionManager/tasks',
      '/extension-farms/0193a000-0001-7000-8000-000000000001',
    ],
  },
  processor: {
    email: 'danjuma@shuka.example',
    password: 'masara-goma-31',
    paths: [
      '/AgroProcessorDashboard',
      '/AgroProcessor/Aprofile',
      '/AgroProcessor/Aagribusiness',
      '/AgroProcessor/Aextensionworkers',
      '/AgroProcessor/Ashifts',
      '/AgroProcessor/Astaff',
    ],
  },
  investor: {
    email: 'bola@shuka.example',
    password: 'ojo-ati-oorun',
    paths: [
      '/investordashboard',
      '/Investors/IProfile',
      '/Investors/Farmers',
      '/Investors/Agri_Business',
      '/Investors/Farms',
      '/Investors/OngoingInvestments',
      '/Investors/AvailableInvestments',
      '/Investors/Wallet',
    ],
  },
  pending: { email: 'tunde@shuka.example', password: 'ile-ise-tuntun', paths: ['/auth'] },
  admin: {
    email: 'ngozi@shuka.example',
    password: 'udo-na-mmiri-8',
    paths: [
      '/admin',
      '/admin/doors',
      '/admin/messages',
      '/admin/people',
      '/admin/assignments',
      '/admin/lost-phones',
      '/admin/task-rules',
      '/admin/licences',
      '/admin/messages/reported',
      '/admin/clips',
      '/broadcasts',
    ],
  },
};

const nameOf = (path: string): string => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';

/** What is in sight is enough where a window lies over the page. */
const shootNow = async (page: Page, name: string): Promise<void> => {
  const isCovered = (await page.locator('dialog[open]').count()) > 0;
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: !isCovered });
};

const shoot = async (page: Page, path: string, name: string): Promise<void> => {
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  await shootNow(page, name);
};

const signIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.goto(`${address}/login`, { waitUntil: 'networkidle' });
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', password);
  await page.click('[type=submit]');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.waitForLoadState('networkidle');
  const code = page.locator('[name=code]').first(); // the other is for a recovery code
  if ((await code.count()) === 0) return;
  const mailbox = (await (await page.request.get(`${address}/dev/mailbox.json`)).json()) as {
    authenticators: { code: string }[];
  };
  await code.fill(mailbox.authenticators[0]?.code ?? '');
  await page.click('[type=submit]');
  await page.waitForLoadState('networkidle');
};

const shootSignedIn = async (context: BrowserContext, tail: string): Promise<void> => {
  for (const [who, { email, password, paths }] of Object.entries(signIns)) {
    await context.clearCookies();
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.removeItem('authToken'));
    await signIn(page, email, password);
    for (const path of paths) await shoot(page, path, `${who}-${nameOf(path)}-${tail}`);
    await page.close();
  }
};

const shootKeptWork = async (browser: Browser, options: BrowserContextOptions, tail: string): Promise<void> => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await signIn(page, signIns.farmer.email, signIns.farmer.password);
  await page.goto(`${address}/farmersDashboard`, { waitUntil: 'networkidle' });
  await shootKept(page, (name) => shootNow(page, `kept-${name}-${tail}`));
  await context.close();
};

const shootAll = async (browser: Browser): Promise<void> => {
  const only = process.argv[2];
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const options = { viewport, colorScheme, reducedMotion: 'reduce' } as const;
      const context = await browser.newContext(options);
      const tail = `${size}-${colorScheme}`;
      const page = await context.newPage();
      if (only !== 'signed-in') for (const path of publicPaths) await shoot(page, path, `${nameOf(path)}-${tail}`);
      if (only !== 'public') await shootSignedIn(context, tail);
      await context.close();
      if (only !== 'public') await shootKeptWork(browser, options, tail);
      console.log(`screenshots: ${tail}`);
    }
  }
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROME'] ?? '/usr/bin/chromium',
  args: browserArgs,
});
await shootAll(browser);
await browser.close();
