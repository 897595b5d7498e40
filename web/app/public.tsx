import type { ComponentType } from 'react';
import type { SignUpRole } from '@shuka/domain/settings';
import type { IslandName } from '#kit/island.tsx';
import type { WordId } from '#kit/words.tsx';
import * as site from '#site';
import { paths } from './paths.ts';

/** One public page: built once in each language, and readable without any script. */
export type PublicPage = {
  readonly path: string;
  readonly title: WordId;
  readonly description: WordId;
  /** What must be open for it; while that is closed, its address leads to the maintenance page. */
  readonly gate: 'none' | 'platform' | SignUpRole;
  readonly Page: ComponentType;
  readonly islands: readonly IslandName[];
  /** Search engines are told of it. */
  readonly isListed: boolean;
};

type Rest = Partial<Pick<PublicPage, 'gate' | 'islands' | 'isListed'>>;

const page = (path: string, name: string, Page: ComponentType, rest: Rest = {}): PublicPage => ({
  path: path.toLowerCase(),
  title: `page.${name}.title` as WordId, // the words check knows this family
  description: `page.${name}.description` as WordId,
  Page,
  gate: 'none',
  islands: [],
  isListed: true,
  ...rest,
});

const signUp = { gate: 'farmer', islands: ['farmer-sign-up'] } as const;
const reset = { gate: 'platform', islands: ['reset-password'], isListed: false } as const;

/** The public routes of the specification. */
export const publicPages: readonly PublicPage[] = [
  page(paths.home, 'home', site.HomePage),
  page(paths.about, 'about', site.AboutPage),
  page(paths.products, 'products', site.ProductsPage),
  page(paths.services, 'services', site.ServicesPage),
  page(paths.traceability, 'traceability', site.TraceabilityPage),
  page(paths.contact, 'contact', site.ContactPage, { islands: ['contact'] }),
  page(paths.signUp, 'signUp', site.SignUpChoicePage),
  page(paths.login, 'login', site.LoginPage, { gate: 'platform', islands: ['sign-in'] }),
  page(paths.phoneLogin, 'phoneLogin', site.PhoneLoginPage, {
    gate: 'platform',
    islands: ['phone-sign-in'],
    isListed: false,
  }),
  page(paths.farmerSignUp, 'farmerSignUp', site.FarmerSignUpPage, signUp),
  page(paths.farmerSignUpOtp, 'farmerSignUp', site.FarmerSignUpPage, { ...signUp, isListed: false }),
  page(paths.farmerSignUpPassword, 'farmerSignUp', site.FarmerSignUpPage, { ...signUp, isListed: false }),
  page(paths.investorSignUp, 'investorSignUp', site.InvestorSignUpPage, {
    gate: 'investor',
    islands: ['investor-sign-up'],
  }),
  page('/extension-manager-signup', 'managerSignUp', site.ManagerSignUpPage, {
    gate: 'extension-manager',
    islands: ['manager-sign-up'],
  }),
  page('/agro-processor-signup', 'processorSignUp', site.ProcessorSignUpPage, {
    gate: 'agro-processor',
    islands: ['processor-sign-up'],
  }),
  page('/join-company', 'joinCompany', site.JoinCompanyPage, {
    gate: 'platform',
    islands: ['join-company'],
    isListed: false,
  }),
  page('/not-me', 'notMe', site.NotMePage, { islands: ['not-me'], isListed: false }),
  page(paths.resetPassword, 'resetPassword', site.ResetPasswordPage, reset),
  page('/reset-password', 'resetPassword', site.ResetPasswordPage, reset),
  page('/inspection', 'inspection', site.CheckInspectionPage, { islands: ['check-inspection'] }),
  page('/receipt', 'receipt', site.CheckReceiptPage, { islands: ['check-receipt'] }),
  page('/warehouse-receipt', 'warehouseReceipt', site.CheckWarehouseReceiptPage, {
    islands: ['check-warehouse-receipt'],
  }),
  page('/calculators', 'calculators', site.CalculatorsPage, { islands: ['reckon'] }),
  page('/trace-log', 'traceLog', site.TraceLogPage, { islands: ['check-log'] }),
  page('/privacy', 'privacy', site.PrivacyPage),
  page('/cookies', 'cookies', site.CookiesPage),
  page('/genuine', 'genuine', site.GenuinePage, { islands: ['check-genuine'] }),
  page('/passport', 'passport', site.PassportPage, { islands: ['view-passport'], isListed: false }),
  page('/driver', 'driver', site.DriverPage, { islands: ['drive-trip'], isListed: false }),
  page(paths.maintenance, 'maintenance', site.MaintenancePage, {
    islands: ['system-status', 'follow-updates'],
    isListed: false,
  }),
  page('/404', 'notFound', site.NotFoundPage, { isListed: false }),
  page('/app', 'app', site.AppShellPage, { isListed: false }),
  page('/offline', 'offline', site.OfflinePage, { isListed: false }),
];
