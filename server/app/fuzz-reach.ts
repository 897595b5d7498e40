/* Which operations the fuzz cannot do, and which only one role may. */

/** What nobody does without a secret they were sent, or that this run leaves alone. */
export const outOfReach = [
  'accounts.checkPhoneCode',
  'accounts.checkResetCode',
  'accounts.closeAccount',
  'accounts.confirmContactChange',
  'accounts.confirmInvestor',
  'accounts.confirmManager',
  'accounts.denyAssisted',
  'accounts.proveSecondFactor',
  'accounts.requestContactChange',
  'accounts.resetPassword',
  'accounts.signInByPhone',
  'accounts.verifyToken',
  'finance.receivePaymentEvent',
  'relations.acceptInvitation',
  'relations.checkInvitation',
  'relations.confirmProcessor',
  'relations.joinCompany',
  'settings.changeSwitch',
  'supervision.seeNote', // only whom it is about sees it, and the manager here asks for what is in their care
  'sync.renewSession',
];

/** What only extension managers do; all else is asked by others. */
export const ofManagers = [
  'accounts.addFarmerPhone',
  'accounts.readShownToMills',
  'accounts.showToMills',
  'extension.recordVisit',
  'extension.answerRequest',
  'extension.answerIssue',
  'extension.planVisit',
  'extension.revisePlan',
  'extension.snoozeTask',
  'farms.registerFor',
  'investments.checkOffer',
  'investments.verifyTranche',
  'marketplace.recordPrice',
  'relations.findFarmerOfCard',
  'relations.listMyLikenesses',
  'relations.registerFarmer',
  'relations.sayLikeness',
  'reports.recordInspection',
  'supervision.handOver',
  'supervision.listEvents',
  'supervision.listFarmers',
  'supervision.listInspections',
  'supervision.readEvidence',
  'supervision.readEvidencePhoto',
  'supervision.readManager',
  'supervision.recordEvent',
  'supervision.saveReturn',
  'supervision.seeNote',
  'supervision.settleFlag',
  'supervision.writeNote',
];

/** What only investors do. */
export const ofInvestors = [
  'accounts.askContact',
  'accounts.fileInvestor',
  'accounts.listShownFarmers',
  'accounts.readInvestorProfile',
  'accounts.reviseInvestorProfile',
  'accounts.setInvestorPhoto',
  'investments.cancelHolding',
  'investments.invest',
  'investments.listHoldings',
  'investments.listOffers',
  'investments.payHolding',
  'investments.readHolding',
  'investments.readInvestorStatement',
  'investments.readPortfolio',
  'marketplace.listOpportunities',
  'marketplace.readOpportunity',
];

/** What only whoever has a holding does with it. */
export const ofHolders = ['investments.cancelHolding', 'investments.payHolding', 'investments.readHolding'];

/** What only agro-processors do: the owner of a company here. */
export const ofProcessors = [
  'accounts.listExtensionWorkers',
  'accounts.readExtensionWorker',
  'accounts.readProcessorProfile',
  'accounts.reviseProcessorProfile',
  'accounts.setProcessorPhoto',
  'marketplace.closeDemand',
  'marketplace.listMatches',
  'marketplace.listOwnDemands',
  'marketplace.listVentures',
  'marketplace.postDemand',
  'marketplace.readOwnDemand',
  'marketplace.readVenture',
  'marketplace.reviseDemand',
  'relations.changeDuty',
  'relations.closeShift',
  'relations.handOverShift',
  'relations.inviteStaff',
  'relations.listShifts',
  'relations.listStaff',
  'relations.openShift',
  'relations.removeStaff',
  'relations.withdrawInvitation',
];
