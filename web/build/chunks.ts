import { allThatMayRun, allThatNeeds, both, either, matching, without } from './all-that-needs.ts'

/** The icons of the first view. One that is missing here only travels in a file of its own. */
const FIRST_ICONS =
  'check|chevron-(down|left)|circle-check|circle-exclamation-point|external-link|gift|hand-coins|heart|info|layout-(dashboard|grid)|lock|menu|package-open|panel-left-(close|open)|plus|sliders-horizontal|users'

/** The icons of the owner's frame and list that guests never meet. */
const OWNER_ICONS =
  'arrow-up-down|bell-ring|circle-dot-dashed|inbox|list-checks|list-plus|log-out|pencil|qr-code|rotate-ccw|scroll-text|settings|sparkle|trash|trash-2'

const ICON = 'lucide-react/dist/esm/icons/'
const isNoIcon = (id: string) => !id.includes(ICON)
const firstIcons = matching(new RegExp(`${ICON}(${FIRST_ICONS})\\.`))
const ownerIcons = matching(new RegExp(`${ICON}(${OWNER_ICONS})\\.`))

/** What every sheet over the page is made of. */
const SHEET =
  /web\/src\/(ui\/(modal|lock-scroll|focus-trap|sheet|field|text-area)|lib\/scroll-into-view)/

/** What the sheets that ask guests who they are share, and owners never meet. */
const GUEST_SHEET = /web\/src\/lib\/(track-funnel|visitor-data|visitor-identity)\./

const firstView = either(firstIcons, allThatNeeds('public/hydrate-registry.tsx', isNoIcon))
const visitorClient = allThatNeeds('lib/visitor-client.ts', isNoIcon)
const liveUpdates = allThatNeeds('features/live-registry/live-updates.tsx', isNoIcon)
/** Calls the api, for gifts and for live updates; with what else these two share. */
const client = either(
  visitorClient,
  both(liveUpdates, allThatNeeds('pages/contribute-to-item.tsx', isNoIcon)),
)
/** The overview is asked for later, but as surely. */
const dashboard = either(
  allThatNeeds('pages/dashboard-page.tsx', isNoIcon),
  allThatNeeds('pages/dashboard-overview.tsx', isNoIcon),
)
/** The frame of the owner's other pages, with what they alone need for it. */
const ownerPage = allThatNeeds('pages/owner-page.tsx', isNoIcon)
/** Every page of the owner's area has it. */
const ownerFrame = either(allThatNeeds('app/main.tsx', isNoIcon), both(ownerPage, dashboard))
const owner = either(firstIcons, either(ownerFrame, dashboard))
/** Small things that an owner's gift alone shares with the first view, which it must not fetch for them. */
const ofOneGift = matching(/web\/src\/ui\/progress\.|shared\/src\/money\/funded-percent\./)
/** Public pages have parts for signed-in owners alone. */
export const FOR_OWNERS = /web\/src\/pages\/(pairing-page|connected-browsers)\./
/** What these parts and the owner's area share; the area itself must not start on a public page. */
const ownersAnywhere = either(
  allThatNeeds('pages/pairing-page.tsx', isNoIcon),
  allThatNeeds('pages/connected-browsers.tsx', isNoIcon),
)
const guests = allThatMayRun('public/entry-client.tsx', isNoIcon, FOR_OWNERS)

/**
 * One file instead of many crumbs for each thing that somebody waits for, one after the other; and
 * nothing in it that only others need.
 */
export const CHUNKS = [
  // What asks for the first data before anything else is there; it may wait for no other file.
  {
    name: 'prefetch-items',
    test: /lib\/(prefetch-items|session-keys)\.|client\/session-timings/,
    priority: 9,
  },
  {
    name: 'loader',
    test: /vite\/preload-helper|lib\/(register-service-worker|post-to-service-worker|entry-script-url|report-failure|failed-request|analytics-consent|start-analytics|track|offering-key|is-storage-usable)\.|features\/consent\/schedule-consent-banner\.|messages\/consent\.|(start-error-reports|track-user-input)\./,
    priority: 8,
  },
  // By itself, as it hardly ever changes.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 7 },
  { debugName: 'base', name: either(ofOneGift, both(firstView, owner)).named('base'), priority: 6 },
  { debugName: 'first-view', name: firstView.named('first-view'), priority: 5 },
  // Toasts and forms have these too: they must not fetch sheets for them, nor the welcome what calls the api.
  {
    name: 'close',
    test: /lucide-react\/dist\/esm\/icons\/(x|arrow-right|chevron-right|circle-alert|clock|eye|hand-heart|mail|rotate-cw|scan-qr-code|search|send|triangle-alert)\.|web\/src\/ui\/(open-modals|banner|checkbox)|web\/src\/lib\/payment-method-name\.|contract\/is-email\./,
    priority: 5,
  },
  // Of pages that only tell something; they must not fetch what calls the api for it.
  {
    name: 'state-page',
    test: /web\/src\/art\/(waiting-pram|sleeping-moon)\.|shared\/src\/messages\/screens\./,
    priority: 5,
  },
  { name: 'sheet', test: SHEET, minShareCount: 2, priority: 4 },
  { name: 'guest-sheet', test: GUEST_SHEET, minShareCount: 2, priority: 4 },
  { debugName: 'calls', name: both(either(client, guests), owner).named('calls'), priority: 4 },
  {
    debugName: 'session',
    name: without(both(ownersAnywhere, owner), guests).named('session'),
    priority: 3,
    includeDependenciesRecursively: false,
  },
  { debugName: 'client', name: client.named('client'), priority: 3 },
  {
    debugName: 'owner',
    name: either(ownerIcons, without(ownerFrame, guests)).named('owner'),
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'dashboard',
    name: without(dashboard, guests).named('dashboard'),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'owner-page',
    name: without(ownerPage, guests).named('owner-page'),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { debugName: 'live', name: liveUpdates.named('live') },
]
