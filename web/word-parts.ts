/* Which texts come with which part of the app: the build cuts the catalogues by it. */

/** Families of texts that only public pages say, drawn at build or woken as forms: the app does not carry them. */
const ofPublicPages =
  /^(home|about|products|services|traceability|page|choice|notFound|offline|maintenance|contact|notMe|genuine|log|login|story|reset|follow|joining|signUp|notice|cookies)\.|^investor\.(photo|photoFailed|submit)$|^weigh\.check|^site\.(?!(appNeedsScript|closeMenu|demo|language|loading|openMenu|theme)$)/;

/** Families of texts that the forms of public pages say. */
const ofForms =
  /^(accounts|field|follow|form|login|messaging|otp|photo|reset|signUp|site)\.|^status\.again$|^investor\.(photo|photoFailed|submit)$/;

/** Families of texts that come with the screens that say them, after the first load: `?phone` and the like cut them out. */
const parts: Readonly<Record<string, RegExp>> = {
  phone: /^(phone|pin)\./,
  land: /^plots\./,
  seasons: /^(seasons|measures|tasks)\./,
  lots: /^lots\./,
  advisory: /^advisory\./,
  pests: /^(pests|scouting)\./,
  finance: /^finance\./,
  extension: /^extension\./,
  reports: /^reports\./,
  market: /^business\./,
  prices: /^prices\./,
  demand: /^(demand|listing)\./,
  inputs: /^(inputs|voucher)\./,
  profile: /^(profile|identity|consent|card)\./,
  figures: /^(figures|passbook)\./,
  spoken: /^(assist\.consentText|consent\.\w+(Title|Text))$/,
  care: /^(caseload|visit|task|assist|merge|agentArea)\./,
  inspect: /^inspection\./,
  board: /^board\./,
  talk: /^talk\./,
  room: /^(room|guard|broadcast)\./,
  listen: /^listen\./,
  // One part for what is everybody's own: another would weigh on every page that holds the list of parts.
  notices: /^(notices|security|rights|audit|incident|keeping)\./,
  investor: /^investor\.(?!(photo|photoFailed|submit)$)/,
  wallet: /^wallet\./,
  investments: /^investments\./,
  offers: /^offers\./,
  mill: /^(mill|company|staff|shift|processing)\./,
  askMill: /^askMill\./,
  gate: /^weigh\.(?!check)/,
  storage: /^storage\./,
  library: /^library\./,
  loans: /^loans\./,
  lending: /^lending\./,
  till: /^till\./,
  passport: /^passport\./,
  driver: /^driver\./,
  trips: /^trips?\./,
  cover: /^(cover|insurance)\./,
  calculate: /^calculate\./,
  codes: /^(codes|goods)\./,
  comply: /^comply\./,
  counts: /^counts\./,
  desk: /^desk\./,
  imports: /^imports\./,
  adminHome: /^adminHome\./,
  programs: /^(programs|keys|webhooks|programmes)\./,
  phrases: /^phrases\./,
  publicDesk: /^publicDesk\./,
  staff:
    /^(roles\.|reference\.|flags\.|clips\.|upkeep\.|relations\.|rules\.|people\.(?!state\.)|switches\.|licence\.|inbox\.|lostPhones\.)/,
};

/** Texts that a part says besides its own families: the form of a profile is filled in on a public page too, for one. */
const alsoSaid: Readonly<Record<string, RegExp>> = {
  publicDesk: /^(contact|notMe|status)\./,
  log: /^log\.(?!check(Title|Lead)$)/,
  programs: /^comply\.stateRequired$|^mill\.(noCompany|companyClosed)$/,
  // What the rules of goods say of a field, and why something did not arrive.
  codes:
    /^genuine\.(state|answer)Required$|^lots\.(labels|follow|reason\.\S+|gramsRequired|gramsTooMany)$|^traceability\.(thing|part|parts|sscc|to|waybill|loss|reason|method)(Required|TooMany|Wrong|Twice)$/,
  genuine: /^genuine\.(?!(title|lead)$)/,
  comply:
    /^codes\.(eudr|gap|mend|land|plot$|place$|size$|toMend|nothing|hectares|printing|backTo)|^board\.passwordRequired$|^people\.title$|^mill\.(noCompany|companyClosed)$|^story\.step\./,
  driver: /^trip\.|^state\.|^lots\.reason\.(dried|pests|spoiled|spilled|stolen|weighed-anew)$/,
  trips: /^codes\.backToLot$|^lots\.reason\.|^traceability\.|^lots\.grams/,
  // What the rules of harvests say of a crop that is stored and of how it was weighed.
  lots: /^measures\.|^seasons\.(crop|weighedOn|source)Required$/,
  // Who says what stands on the pages of pests.
  pests: /^advisory\.whoSays/,
  // The tasks of a crop calendar.
  advisory: /^tasks\./,
  prices: /^measures\./,
  // What the rules of vouchers say of a loan’s goods, and those of payments of what is paid in.
  loans:
    /^inputs\.(pieces|linesRequired|linesTooMany|packsRequired|packsTooMany|packsOf|total)$|^voucher\.expires|^finance\.payAmount/,
  // A lender opens it on a public page.
  passport: /^crop\./,
  phrases: /^library\.(reason|note)Required$/,
  // What a case is about, the measures against it, and who may be made an agronomist.
  desk: /^pests\.(name|stage|control|percent$)|^scouting\.pestRequired$|^board\.(manager|findManager|nameWithFarmers|noManagers|passwordRequired)$|^library\.reasonRequired$/,
  // Covers and money of the fund are decided with the password again.
  cover: /^board\.passwordRequired$/,
  counts: /^comply\.stateRequired$/,
  // What a market says of lots, and what the rules of lots and seasons say of its fields.
  demand:
    /^lots\.(grade(\.|$)|grams(Required|TooMany)$|gradeWrong$|twice$)|^seasons\.cropRequired$|^measures\.(unit|count)\./,
  investments: /^(inspection\.(stage|outcome)\.|seasons\.kind\.|extension\.purpose[A-Z])/,
  // What the rules of offers say of a field stands under the name of their slice.
  offers:
    /^(inspection\.(stage|outcome)\.|investments\.\w+(Required|Past|Far|Sum|Twice|Order|AboveGoal|BeforeClosing|TooLarge|Milestones)$)/,
  checking:
    /^inspection\.(check|is(Genuine|Old|False)|(number|codeRequired|day|place|plot|wholeFarm|outcomeTitle|inspector|sealedAt)$|stage(\.|$)|outcome\.)|^farms\.(name|crop)$|^reports\.(yes|no)$/,
  // Where the phone is, is asked for again as at a visit.
  inspect: /^visit\.positionAgain$/,
  // Receipts are looked at on public pages.
  warehouse:
    /^crop\.|^storage\.(check|is[GF]|short|codeR|practiceT|state|gra|num|warehouse$|crop|net$|kilo|iss|exp|licenceI)/,
  storage:
    /^processing\.(value|test|dayA|reason|moist)|^lots\.gra|^finance\.amountReq|^mill\.(addLine|takeAway|fileComes)/,
  joining:
    /^joining\.|^profile\.(address|back|birthDate|crops|description|designation|female|gender|incomplete|location$|male|next|step(Of|s)$)|^farms\.(choose$|lga|place|size|state)/,
  // What the rules of payments, payouts, reversals, troubles and bank accounts say of a field stands under the name of their slice.
  wallet:
    /^finance\.(payAmount\w+|(payout|return|reversal)ReasonRequired|troubleWordsRequired)$|^identity\.(account|bank)(Wrong|Required)$/,
  applying:
    /^company\.|^joining\.(applied|choosePicture|codeTitle|document|driversLicence|nextMail|ninSlip|nyscCard|passport|photo|picturesMissing|sendPictures|signIn|votersCard)|^farms\.(choose$|lga|place|state)/,
  gate: /^(lots\.grade(\.|Wrong$)|lots\.gramsRe|lots\.gramsToo|farms\.choose$)/,
  receipt: /^crop\.|^weigh\.(check(?!Title|Lead)|is(Void|Replaced)$|(mill|receipt|weighedAt|crop|net|payable|amount)$)/,
  inviting:
    /^staff\.(accept|begin|byPhone|code|contact(Required|Where|Wrong)?$|duty\.|haveAccount|invitedTo|newAccount|openInvitation|signIn)/,
  // What the rules of requests say of a field stands under the name of their slice.
  askMill: /^mill\.request|^lots\.grade\.|^processing\.(crop|mill|wished)Required$|^processing\.day|^lots\.grams/,
  mill: /^demand\.own$|^(lots\.grams|lots\.grade\.|finance\.(amount|dayRequired))|^farms\.(place|state)$|^investor\.(everyState|viewDetails)|^business\./,
  staff:
    /^joining\.(crops|degree|documentKind|driversLicence|institution|ninSlip|nysc|passport|votersCard)|^board\.zonesTitle$|^(adminHome\.kind|measures)\./,
};

const isOfPart = (id: string): boolean => Object.values(parts).some((families) => families.test(id));

/** Parts that hold nothing but what they say besides. */
const borrowing = ['applying', 'checking', 'genuine', 'inviting', 'joining', 'log', 'receipt', 'warehouse'];

const isPart = (part: string): boolean => ['', 'forms', ...borrowing, ...Object.keys(parts)].includes(part);

/**
 * Whether a file of a catalogue, `en.json?phone` say, holds the text of an id. Other than the browser, a build of pages has all.
 * @throws Error for a part that is not named here.
 */
export const isWantedIn = (file: string, isForBrowser: boolean, id: string): boolean => {
  const [, part = ''] = file.split('?');
  if (!isPart(part)) throw new Error(`There is no part of words called ${part}`);
  if (alsoSaid[part]?.test(id) === true) return true;
  if (borrowing.includes(part)) return false;
  if (part === 'forms') return ofForms.test(id);
  return parts[part]?.test(id) ?? (!isForBrowser || !(ofPublicPages.test(id) || isOfPart(id)));
};
