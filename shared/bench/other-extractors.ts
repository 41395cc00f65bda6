import { importOnDemand } from '../tools/on-demand/on-demand.ts'

/** Extracts a page and discards the result. */
export type Extractor = (page: { html: string; url: string }) => Promise<void>

type Callable = (...given: unknown[]) => unknown

const RULES = [
  'metascraper-image',
  'metascraper-title',
  'metascraper-description',
  'metascraper-url',
  'metascraper-amazon',
  '@samirrayani/metascraper-shopping',
]

/** Loads metascraper with its page and shopping rules. */
export async function loadMetascraper(): Promise<Extractor> {
  const metascraper = await load('metascraper')
  const rules = await Promise.all(RULES.map(async name => (await load(name))()))
  const read = toCallable(metascraper(rules), 'metascraper')
  return async page => {
    await read(page)
  }
}

/** Loads open-graph-scraper, which gets the HTML instead of a URL. */
export async function loadOpenGraphScraper(): Promise<Extractor> {
  const read = await load('open-graph-scraper')
  return async ({ html }) => {
    await read({ html })
  }
}

/** Some packages have no types, so their export is checked when loaded. */
async function load(name: string): Promise<Callable> {
  const module = await importOnDemand(name)
  return toCallable(module.default, name)
}

function toCallable(value: unknown, name: string): Callable {
  if (typeof value !== 'function') throw new TypeError(`${name} is no function.`)
  return (...given) => Reflect.apply(value, undefined, given)
}
