import { allThatMayRun, allThatNeeds, both, either, matching, without } from './all-that-needs.ts'

/** Icons of the first view. An icon missing here gets a chunk of its own. */
const FIRST_ICONS =
  'check|chevron-(down|left)|circle-check|circle-exclamation-point|external-link|gift|hand-coins|heart|info|layout-(dashboard|grid)|lock|menu|package-open|panel-left-(close|open)|plus|sliders-horizontal|users'

/** Icons of the owner's frame and list that visitor pages do not use. */
const OWNER_ICONS =
  'arrow-up-down|bell-ring|circle-dot-dashed|ellipsis|inbox|list-checks|list-plus|log-out|pencil|qr-code|rotate-ccw|scroll-text|settings|share|sparkle|trash|trash-2'

const ICON = 'lucide-react/dist/esm/icons/'
const isNoIcon = (id: string) => !id.includes(ICON)
const firstIcons = matching(new RegExp(`${ICON}(${FIRST_ICONS})\\.`))
const ownerIcons = matching(new RegExp(`${ICON}(${OWNER_ICONS})\\.`))

/** Modules that all sheets use, and small ones of several sheets, each of which would be a request of its own. */
const SHEET =
  /web\/src\/(ui\/(dialogs\/(modal|lock-scroll|trap-focus|is-rendered|sheet|drawer)|forms\/(field|text-area|radio-group))|lib\/(api-client\/idempotency-key|browser\/(copy-text|new-uuid|scroll-into-view)|time\/age-in-units|url\/(history-layers|use-history-layer)))|shared\/src\/(messages\/ages|payments\/(format-payable-amount|payment-reference)|text\/count-characters)|icons\/minus\./

/**
 * Welcome and consent banner of a first visit, with the modules shared by visitor sheets with contact details:
 * together one request.
 */
const VISITOR =
  /web\/src\/(features\/(onboarding|consent)\/|styles\/sheet\.css|lib\/(analytics\/track-funnel|visitor\/visitor-(data|identity|storage))\.)/

const firstView = either(firstIcons, allThatNeeds('public/hydrate-registry.tsx', isNoIcon))
const visitorClient = allThatNeeds('lib/api-client/visitor-client.ts', isNoIcon)
const liveUpdates = allThatNeeds('features/registry/live/live-updates.tsx', isNoIcon)
/** Sheets that visitors open most: contribution and item details. */
const usualSheets = either(
  allThatNeeds('pages/registry/contribute-to-item.tsx', isNoIcon),
  allThatNeeds('features/registry/items/public-item-details.tsx', isNoIcon),
)
/** Live updates and the visitor API client, which load when the registry is idle, with loaders of sheets. */
const live = either(
  either(visitorClient, liveUpdates),
  matching(/web\/src\/pages\/registry\/(load-payments|rarely-opened-sheets)\./),
)
const dashboard = allThatNeeds('pages/dashboard-page.tsx', isNoIcon)
/** Recent contributions and progress on the dashboard, which load when the browser is idle. */
const overview = allThatNeeds('pages/dashboard/dashboard-overview.tsx', isNoIcon)
/** The frame of the owner's other pages. */
const ownerPage = allThatNeeds('pages/owner/owner-page.tsx', isNoIcon)
/** Modules of all pages of the owner's area. */
const ownerFrame = either(allThatNeeds('app/main.tsx', isNoIcon), both(ownerPage, dashboard))
const owner = either(firstIcons, either(ownerFrame, dashboard))
/** Small modules shared by the first view and the owner's contribution page, which must not load `first-view`. */
const ofOneContribution = matching(
  /web\/src\/ui\/feedback\/progress\.|shared\/src\/money\/funded-percent\./,
)
/** Modules of all pages, whose lazily loaded parts must not load `first-view` for them. */
const layout = matching(
  /web\/src\/ui\/(styled-element|layout\/(stack|inline)|text\/text|feedback\/on-demand|class-names)\.|shared\/src\/lazy\/once\./,
)
/**
 * Small modules that the welcome, sheets and live updates share with toasts, forms and static message pages, which must
 * not load sheets for them. A chunk of their own would be one more request of each visit.
 */
const ofManyParts = matching(
  /lucide-react\/dist\/esm\/icons\/(arrow-right|x)\.|web\/src\/(ui\/(dialogs\/open-modals|feedback\/banner|forms\/(checkbox|radio-group\.module)|text\/point)|lib\/payments\/payment-method-name)\.|contract\/is-email\.|shared\/src\/messages\/(format-wait|isolated|screens)\./,
)
/** History entries of the first view, and of all layers of the owner's area. */
const historyEntries = matching(/web\/src\/lib\/url\/history-entries\./)
/** Parts of public pages that only signed-in owners see. */
const FOR_OWNERS = /web\/src\/pages\/extension\/(pairing-page|connected-browsers)\./
/** Modules shared by these parts and the owner's area, whose entry must not run on a public page. */
const ownersAnywhere = either(
  allThatNeeds('pages/extension/pairing-page.tsx', isNoIcon),
  allThatNeeds('pages/extension/connected-browsers.tsx', isNoIcon),
)
const visitors = allThatMayRun('public/entry-client.tsx', isNoIcon, FOR_OWNERS)

/**
 * Chunk groups: one file for each thing that a user waits for, instead of many small ones, and nothing
 * in it that only other pages need.
 */
export const CHUNKS = [
  // Sends the first request before other code is loaded, so it must not import other chunks.
  {
    name: 'prefetch-dashboard',
    test: /lib\/(api-client\/prefetch-dashboard|session\/session-keys)\.|client\/session\/session-timings/,
    priority: 9,
  },
  {
    name: 'loader',
    test: /vite\/preload-helper|lib\/(analytics\/(analytics-consent|start-analytics|track)|error-reporting\/(report-failure|failed-request)|lazy-loading\/(entry-script-url|preload-files)|service-worker\/(register-service-worker|post-to-service-worker)|browser\/when-idle|storage\/(is-storage-usable|with-session-storage)|visitor\/session-storage-data)\.|features\/consent\/schedule-consent-banner\.|messages\/visitor\/consent\.|error-reports\/(start-error-reports|reporter)\./,
    priority: 8,
  },
  // A chunk of its own, because it rarely changes.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 7 },
  {
    debugName: 'base',
    name: either(
      either(either(ofOneContribution, ofManyParts), either(historyEntries, layout)),
      both(firstView, owner),
    ).named('base'),
    priority: 6,
  },
  { debugName: 'first-view', name: firstView.named('first-view'), priority: 5 },
  // Of toasts, forms and static message pages, which must not load sheets or the API client for them.
  {
    name: 'common',
    test: /lucide-react\/dist\/esm\/icons\/(chevron-right|circle-alert|clock|eye|eye-off|hand-heart|mail|rotate-cw|search|send|shield-check|triangle-alert)\.|web\/src\/lib\/url\/registry-slug\.|web\/src\/art\/sleeping-moon\.|shared\/src\/text\/decode-url\./,
    priority: 5,
  },
  { name: 'sheet', test: SHEET, priority: 4 },
  { name: 'visitor', test: VISITOR, priority: 4 },
  { debugName: 'calls', name: both(either(live, usualSheets), owner).named('calls'), priority: 4 },
  {
    debugName: 'sign-in',
    name: both(visitors, owner).named('sign-in'),
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'session',
    name: without(both(ownersAnywhere, owner), visitors).named('session'),
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'owner',
    name: either(ownerIcons, without(ownerFrame, visitors)).named('owner'),
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'dashboard',
    name: without(dashboard, visitors).named('dashboard'),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'dashboard-overview',
    name: without(overview, either(dashboard, visitors)).named('dashboard-overview'),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'owner-page',
    name: without(ownerPage, visitors).named('owner-page'),
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { debugName: 'live', name: live.named('live') },
]
