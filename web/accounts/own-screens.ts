/* The screens about oneself besides the profile, in one file for the same reason as those. */
export { ChangeContactPage } from './ChangeContactPage.tsx';
export { ConsentPage } from './ConsentPage.tsx';
export { IdentityPage } from './IdentityPage.tsx';
export { MyAccountPage } from './MyAccountPage.tsx';
