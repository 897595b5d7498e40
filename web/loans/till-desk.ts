/* The desk of those who look for cash in the bank. */
export { TillsPage } from './TillsPage.tsx';
