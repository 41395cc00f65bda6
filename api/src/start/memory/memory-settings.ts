import { fileURLToPath } from 'node:url'

const preload = (name: string) => [
  '--import',
  fileURLToPath(new URL(`./${name}.ts`, import.meta.url)),
]
const atRest = ['--expose-gc', ...preload('skip-undici'), ...preload('collect-start-garbage')]

/**
 * Node flags of a process that limit its memory. Most objects of a request or a page die young; by default Node gives
 * them 64 MB. Measured with `npm run chaos -- R16`: peak 391 MB without these settings, 333 MB with them. The others
 * limit its memory at rest.
 */
export const MEMORY_FLAGS: Record<string, string[]> = {
  api: ['--max-semi-space-size=16', ...atRest],
  scraper: ['--max-semi-space-size=8', ...atRest],
}

/** Environment that limits the memory which glibc keeps for threads: compression runs in four of them. */
export const MEMORY_ENV = { MALLOC_ARENA_MAX: '2' }

/**
 * The same for the scraper. glibc maps blocks of 1 MB separately, so that it returns the freed memory of images, 55 MB
 * after the demo's.
 */
export const SCRAPER_MEMORY_ENV = {
  ...MEMORY_ENV,
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}
