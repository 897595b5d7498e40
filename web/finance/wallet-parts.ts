/* A wallet and the parts of it, in one file: on a slow line each file more costs more than its bytes. */
export { FarmerWalletPage } from './FarmerWalletPage.tsx';
export { PaymentOutcome } from './PaymentOutcome.tsx';
export { TopUpForm } from './TopUpForm.tsx';
export { WalletPanel } from './WalletPanel.tsx';
