/* What a manager's dashboard shows, and the page of a farmer in care: each slice tells its part. */
export { loadFarmerFacts } from '#accounts';
export { loadAdviceNow, loadWeatherLink } from '#advisory';
export { loadCareCounts, loadCarePanel, loadFarmersPreview } from '#extension';
export { loadFarmsOfFarmer, loadSettlePanel } from '#farms';
export { loadBookOfFarmer } from '#finance';
export { loadAdviceOfFarmer } from '#library';
export { loadProduceOfFarmer } from '#lots';
export { loadInputsLink } from '#marketplace';
export { loadChatPreview } from '#messaging';
export { loadInspectionsOfFarmer, loadMonthlyReports, loadReportsOfFarmer } from '#reports';
export { loadSeasonsOfFarmer } from '#seasons';
export { loadGuidance, loadHandOversOfFarmer } from '#supervision';
export { loadCareWithCases } from './care-with-cases.tsx';
export { loadManagerToday } from './manager-tasks.tsx';
