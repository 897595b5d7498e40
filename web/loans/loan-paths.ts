const farmer = '/Farmer/Finance/loans';
const manager = '/ExtensionManager/loans';
const desk = '/admin/loans';
const mill = '/AgroProcessor/loans';

/** Where the screens of loans are. */
export const loanPaths = {
  farmer,
  manager,
  desk,
  passports: `${farmer}/passport`,
  guarantees: `${farmer}/guarantees`,
  mill,
  products: `${desk}/products`,
  till: `${manager}/till`,
  tills: `${desk}/tills`,
  disasters: `${desk}/disasters`,
  cash: (loanId: string): string => `${manager}/${loanId}/cash`,
  receipt: (area: string, receiptId: string): string => `${area}/receipts/${receiptId}`,
  ask: (area: string): string => `${area}/ask`,
  groups: (area: string): string => `${area}/groups`,
  group: (area: string, groupId: string): string => `${area}/groups/${groupId}`,
  loan: (area: string, loanId: string): string => `${area}/${loanId}`,
};
