/* Which modules come to the browser together, as one file. */

/** What every form and the app stand on goes into one file: on a slow line each file more costs more than its bytes. */
const base = {
  name: 'base',
  includeDependenciesRecursively: false,
  test: /vite[\\/]preload-helper|node_modules[\\/](react|react-dom|preact|use-sync-external-store|zod|@lingui)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/]((?!icons)|icons[\\/](x|eye|eye-off|info|loader-circle|circle-exclamation-point|circle-check)\.)|web[\\/]kit[\\/](api|button|cell|engine|next-frame|load-form-words|load-with-words|failure-words|field|form|lazy|loading|marks|notice|page-settings|person-fields|submit|use-id|use-load|words)\.|web[\\/]accounts[\\/](session|SessionProvider)\.|web[\\/]sync[\\/]true-marks\.|web[\\/]app[\\/]draw-after-clicks\.|web[\\/](accounts|messaging|settings)[\\/]public-forms\.|domain[\\/](accounts[\\/](model|contract|sign-up-acts)\.|kit[\\/](endpoint|id|languages|phone|problem|row-type|text|viewer)\.)/,
};

/** What opens the app goes into another, for the same reason: small files compress badly, and each has its own head. */
const shell = {
  name: 'shell',
  includeDependenciesRecursively: false,
  test: /node_modules[\\/](wouter|regexparam)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](log-out|smartphone|menu|sprout|house|languages|sun-moon|handshake)\.|web[\\/]app[\\/](AreaShell|Guard|StaleNotice|optional|paths|areas)\.|web[\\/]accounts[\\/]frame-parts\.|web[\\/]sync[\\/](index|loaders|StartGate|start|use-locked)\.|web[\\/]kit[\\/](after-records|demo-note|language-menu|load-with-words|nav-link|theme-button|load-words)\./,
};

/** A farmer's dashboard and the signs of the menu: many small files that are always asked for together. */
const doors = {
  name: 'doors',
  includeDependenciesRecursively: false,
  test: /web[\\/]app[\\/](farmer|FarmerDashboard|tasks-place)\.|web[\\/]farms[\\/](index|FarmsPanel|[a-z]+-loaders)\.|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](book-open|store|wallet|user-round|clipboard-list)\./,
};

/** What asks the server for a person's records: all that a phone which keeps nothing needs of the engine. */
const line = {
  name: 'line',
  includeDependenciesRecursively: false,
  test: /domain[\\/](sync[\\/]pull-contract\.|kit[\\/]act-version\.)|web[\\/]kit[\\/](place-in|world)\.|web[\\/]sync[\\/](browser|channel|comings|early-pull|enter-memory|lines|memory-engine|mind|runner|stop|timing|wire)\.ts/,
};

/**
 * What keeps and sends a person's work, which all loads at once or not at all; the parts of it that are rarely needed stay
 * out, and so does what a phone that keeps nothing asks for.
 */
const store = {
  name: 'store',
  includeDependenciesRecursively: false,
  test: /node_modules[\\/]dexie[\\/]|domain[\\/](sync[\\/](?!(pull|live|trust|forget)-contract|wire)|farms[\\/]index\.)|web[\\/]sync[\\/](act-body|acts|apply-line|cycle|database|devices|follow-tabs|here|journal|keepers|kept-engine|keys|legacy-import|load|open-store|phone|photo-sync|pin-tries|pull|push|queued-contracts|room|seal|store|text-bytes|unfinished|waiting|waiting-cookie|write-acts)\.ts/,
};

/** What a loan is, and the cash that is taken for it: all screens of loans know it, and so does the store. */
const loans = {
  name: 'loan',
  includeDependenciesRecursively: false,
  test: /domain[\\/]loans[\\/](cash-(contract|model|rules)|loan-model|model|tranche-model|eligibility-model|papers-wanted|group-size|guarantees|guarantors-wanted|limits|score-rules|till)\./,
};

/** The ways to markets and mills: each place that leads there would else name every one of these small files. */
const market = {
  name: 'market',
  includeDependenciesRecursively: false,
  test: /web[\\/](insurance[\\/](index|insurance-paths)|library[\\/](index|library-paths|desk-screens)|loans[\\/](index|loan-paths)|marketplace[\\/](index|[a-z]+-(paths|loaders))|processing[\\/](index|[a-z-]+-paths)|traceability[\\/]index|app[\\/](demand|input|loan|price)-screens)\.ts/,
};

/** Days, sums and folded letters: a few lines each that all screens ask for, and each a name in every list of files. */
const small = {
  name: 'small',
  includeDependenciesRecursively: false,
  test: /domain[\\/]kit[\\/](day|fold|naira)\./,
};

/** Where a PIN is typed: it opens before the store comes. */
const pin = {
  name: 'pin',
  includeDependenciesRecursively: false,
  test: /web[\\/]sync[\\/](KeptStart|UnlockPage|ChooseKeeperPage|LockedFrame|OtherPeople|SignIcon|PinForm|PinField|NewPinFields|RecoverPinForm|failure-text|forgotten-pin|pin-rules|early-pin|early-places|fields-of|use-session-check)\.|web[\\/]kit[\\/]use-busy\.|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](drum|fish|star|tree-deciduous)\./,
};

/** What a farmer's first screen knows of seasons, visits, messages and sums: it waits for no other acts. */
const known = {
  name: 'known',
  includeDependenciesRecursively: false,
  test: /domain[\\/](seasons[\\/]([a-z]+-)*(model|contract|rules)\.|finance[\\/](model|figures)\.|settings[\\/]measure-model\.|accounts[\\/]profile-model\.|extension[\\/]((issue|plan|visit-form)-)?model\.|library[\\/]kept-model\.|messaging[\\/]talk-(model|contract|rules)\.|farms[\\/](hands|land-figures)\.|kit[\\/]voice-types\.)|web[\\/]kit[\\/]today\./,
};

/** What the acts are that a phone keeps: the store knows them all, so they come as one file and not as fifty. */
const acts = {
  name: 'acts',
  includeDependenciesRecursively: false,
  test: /domain[\\/](accounts[\\/](assisted-|profile-|consent-|identity-model|queued)|extension[\\/]([a-z]+-)*(model|contract|rules)\.|advisory[\\/](scouting-(model|contract|limits)|pest-keys)\.|finance[\\/]|marketplace[\\/](?!demand|answer|agreement|match|listing|purchase)|processing[\\/](delivery-(effects|limits|model|rules)|formula-(model|reckon)|receipt-number|weigh-contract)\.|library[\\/]useful-contract\.|lots[\\/](contract|goings|model|step-model|steps)\.|traceability[\\/](goods-(acts|effects|model)|epc-id)\.|reports[\\/](?!inspection-ch)|messaging[\\/](talk-|voice-(model|rules|contract|limits))|relations[\\/](assisted-|of-company)|farms[\\/](?!photo-contract)([a-z]+-)*(contract|rules)\.|settings[\\/]task-rule-model|kit[\\/](boundary-rules|revise|span|state-bounds)\.)/,
};

/** The signs of weather, work and sending, which are on a farmer's first screen. */
const workSigns = {
  name: 'work-signs',
  includeDependenciesRecursively: false,
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](download|hard-drive|lock|square|volume-2|cloud-check|cloud-exclamation-point|cloud-off|log-in|droplets|ellipsis|flask-conical|scissors|search|shovel|spray-can|tractor|wheat|cloud-sun-rain|cloud-rain|sun|thermometer|wind|clock|calendar-check|book-open-text|banknote|scale)\./,
};

/** The other signs of screens: a hundred small ones, which come as one file. */
const signs = {
  name: 'signs',
  includeDependenciesRecursively: false,
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!(arrow-left|arrow-right|camera|circle-x|image|package-check|package-open|truck|octagon-exclamation-point|flag|hard-drive-download|send|check-check|circle-check-big|navigation|phone|wifi-off|file-up)\.)/,
};

/** The signs of a driver's page, whose phone takes none of the others. */
const road = {
  name: 'road',
  includeDependenciesRecursively: false,
  test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](package-check|package-open|truck|octagon-exclamation-point|flag|hard-drive-download|send|check-check|circle-check-big|navigation|phone|wifi-off)\./,
};

/** What chooses a picture: six small files that come together wherever one is chosen. */
const photos = {
  name: 'photos',
  includeDependenciesRecursively: false,
  test: /web[\\/]kit[\\/](photo-field|photo-button|picture|picture-problem)\.|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](camera|image)\./,
};

/** Small parts that several slices draw with: each by itself would be one more name in the lists of the farmer's first screen. */
const pieces = {
  name: 'pieces',
  includeDependenciesRecursively: false,
  test: /web[\\/]kit[\\/](fitting|format-buttons|found-cards|list-file-field|phone-link|row-clash|step-form|use-ask-again|use-focus-wrong)\./,
};

/** What is on every card of a farm. */
const cards = {
  name: 'cards',
  includeDependenciesRecursively: false,
  test: /domain[\\/](farms[\\/](\w+-)?model|kit[\\/](state-names))\.|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](check|triangle-alert|triangle-exclamation-point|land-plot|map-pin|split|cloud-upload|ruler)\.|web[\\/]kit[\\/](row-views|rows|loaded-part|state-mark|photos)\.|web[\\/]farms[\\/](FarmCard|FarmFacts|FarmPicture|ClashMark|farm-words|hectares-text|glances|use-glances|use-kept)\./,
};

/** The first that a module fits takes it. */
export const groups = [
  base,
  shell,
  doors,
  pin,
  small,
  line,
  store,
  known,
  acts,
  loans,
  photos,
  cards,
  road,
  workSigns,
  signs,
  market,
  pieces,
];
