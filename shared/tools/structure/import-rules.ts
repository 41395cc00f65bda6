import { findFeatureLayerViolation } from './feature-layers.ts'

import { TOOL_IMPORTS } from './tool-imports.ts'

type Layers = Record<string, readonly string[]>

const ours = /^(api|scraper|web|extension|shared)\//
/** What both servers share: the client of the database, stored image files, the job queue, metrics and traces. Needs Node. */
const serversOnly = /^shared\/src\/(database|image-files|logging|queue|metrics|tracing)\//
const servers = ['api', 'scraper']

/** The sibling folders that each folder may import; folders not listed are unrestricted. */
const allowed: Record<string, Layers> = {
  shared: {
    money: ['errors'],
    'parsed-page': ['lazy'],
    text: ['lazy'],
    lazy: [],
    errors: [],
    categories: ['lazy'],
    client: ['contract', 'errors'],
    contract: [
      'money',
      'errors',
      'analytics',
      'messages',
      'categories',
      'pairing',
      'offerings',
      'registries',
      'text',
    ],
    offerings: ['categories'],
    html: [],
    retailers: ['html', 'parsed-page', 'money', 'categories', 'text'],
    items: ['retailers', 'text'],
    'page-capture': ['retailers', 'parsed-page', 'contract', 'categories', 'text'],
    payments: ['money', 'lazy'],
    sharing: ['contract', 'money'],
    images: [],
    'image-files': ['images'],
  },
  web: {
    art: [],
    ui: ['lib', 'art'],
    lib: [],
    features: ['ui', 'lib', 'art'],
    pages: ['features', 'ui', 'lib', 'art'],
    public: ['pages', 'features', 'ui', 'lib', 'art'],
    app: ['pages', 'features', 'ui', 'lib', 'art'],
  },
  api: {
    db: ['errors'],
    backup: ['db', 'config-error.ts', 'config.ts', 'private-file.ts'],
    http: ['db', 'events', 'gateways', 'config.ts', 'secrets.ts'],
    jobs: ['db', 'http', 'gateways', 'config.ts'],
    events: ['db'],
    emails: [],
    gateways: ['emails', 'config.ts'],
    features: ['http', 'db', 'jobs', 'events', 'emails', 'gateways', 'config.ts'],
    demo: ['db', 'features'],
    start: ['backup', 'db', 'demo', 'config-error.ts', 'config.ts', 'secrets.ts'],
  },
}

/** Returns why a file may not import another; undefined if it may. */
export function findImportViolation(from: string, to: string): string | undefined {
  if (to.startsWith('node:')) return findNodeViolation(from)
  if (!ours.test(to)) return undefined
  if (from.startsWith('shared/tools/')) return findToolViolation(from, to)
  if (!from.includes('/src/')) return undefined
  if (to.startsWith('shared/tools/')) return 'tools are not part of the product'
  const [workspace = ''] = from.split('/')
  const [target = ''] = to.split('/')
  if (to === `${workspace}/package.json` || to.endsWith('.css')) return undefined
  if (target !== workspace) return findWorkspaceViolation(workspace, to)
  return findLayerViolation(workspace, from, to) ?? findFeatureViolation(workspace, from, to)
}

function findToolViolation(from: string, to: string) {
  const isDeclared = TOOL_IMPORTS.some(
    declared => declared.from === from && declared.to.includes(to),
  )
  return to.startsWith('shared/') || isDeclared
    ? undefined
    : 'shared/tools imports other workspaces only with a reason in tool-imports.ts'
}

function findWorkspaceViolation(workspace: string, to: string) {
  if (serversOnly.test(to) && !servers.includes(workspace)) return 'for servers only'
  return to.startsWith('shared/') ? undefined : `${workspace} knows nothing of ${to}`
}

function findNodeViolation(from: string) {
  const runsInBrowsers = /^(shared|web|extension)\/src\//.test(from) && !serversOnly.test(from)
  return runsInBrowsers ? 'code for browsers has no modules of Node' : undefined
}

function findLayerViolation(workspace: string, from: string, to: string) {
  const source = layerOf(from)
  const target = layerOf(to)
  const may = allowed[workspace]?.[source]
  if (source === target || !may || may.includes(target)) return undefined
  return `${source} may import ${may.join(', ') || 'nothing beside it'}, not ${target}`
}

function findFeatureViolation(workspace: string, from: string, to: string) {
  const source = featureOf(from)
  const target = featureOf(to)
  if (!source || !target || source === target) return undefined
  if (workspace === 'web') return 'features meet in pages, never one in another'
  if (/(-routes|\/event-subscribers)\.ts$/.test(to)) {
    return "a feature's routes and event subscribers are for the app only"
  }
  return workspace === 'api' ? findFeatureLayerViolation(source, target) : undefined
}

function layerOf(file: string): string {
  return file.split('/')[2] ?? ''
}

function featureOf(file: string): string | undefined {
  return /\/src\/features\/([^/]+)\//.exec(file)?.[1]
}
