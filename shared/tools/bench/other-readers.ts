/** Reads a page to the end, whatever comes of it. */
export type Reader = (page: { html: string; url: string }) => Promise<void>

type Callable = (...given: unknown[]) => unknown

const RULES = [
  'metascraper-image',
  'metascraper-title',
  'metascraper-description',
  'metascraper-url',
  'metascraper-amazon',
  '@samirrayani/metascraper-shopping',
]

/** metascraper with its rules for pages and for shops. */
export async function loadMetascraper(): Promise<Reader> {
  const metascraper = await load('metascraper')
  const rules = await Promise.all(RULES.map(async name => (await load(name))()))
  const read = toCallable(metascraper(rules), 'metascraper')
  return async page => {
    await read(page)
  }
}

/** open-graph-scraper, given the page instead of its address. */
export async function loadOpenGraphScraper(): Promise<Reader> {
  const read = await load('open-graph-scraper')
  return async ({ html }) => {
    await read({ html })
  }
}

/** Some of the packages bring no types: what is called is checked when it is loaded. */
async function load(name: string): Promise<Callable> {
  const module: { default?: unknown } = await import(name)
  return toCallable(module.default, name)
}

function toCallable(value: unknown, name: string): Callable {
  if (typeof value !== 'function') throw new TypeError(`${name} is no function.`)
  return (...given) => Reflect.apply(value, undefined, given)
}
