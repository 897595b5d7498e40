/** Site: the public pages, drawn once as plain HTML in each language, readable without any script. */
export { AboutPage } from './AboutPage.tsx';
export { AppShellPage } from './AppShellPage.tsx';
export { ContactPage } from './ContactPage.tsx';
export { FarmerSignUpPage } from './FarmerSignUpPage.tsx';
export { HomePage } from './HomePage.tsx';
export { InvestorSignUpPage } from './InvestorSignUpPage.tsx';
export { LoginPage } from './LoginPage.tsx';
export { ManagerSignUpPage } from './ManagerSignUpPage.tsx';
export { MaintenancePage } from './MaintenancePage.tsx';
export { NotFoundPage } from './NotFoundPage.tsx';
export { OfflinePage } from './OfflinePage.tsx';
export { PhoneLoginPage } from './PhoneLoginPage.tsx';
export { ProductsPage } from './ProductsPage.tsx';
export { ResetPasswordPage } from './ResetPasswordPage.tsx';
export { ServicesPage } from './ServicesPage.tsx';
export { SignUpChoicePage } from './SignUpChoicePage.tsx';
export { TraceabilityPage } from './TraceabilityPage.tsx';
