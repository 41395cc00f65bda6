import setUpTestPostgres from '../../api/test/postgres/test-postgres.ts'
import { type Product, startProduct } from '../../api/test/product/start-product.ts'
import { median } from '../../shared/tools/bench/quantile.ts'
import { numberRow, type Row } from '../../shared/tools/bench/row.ts'
import { runTool } from '../../shared/tools/run-tool.ts'
import { type BenchBrowser, openBrowser } from './bench-browser.ts'
import { budgetRow, budgetRows, DASHBOARD_BUDGETS, PUBLIC_BUDGETS } from './budgets.ts'
import { createLongRegistries } from './create-long-registries.ts'
import { contributeTapTime, filterTime, measureVisit } from './interactions.ts'
import { lighthouseFigures } from './lighthouse.ts'
import { renderRow, ttfb } from './server.ts'
import { neededScripts, sizeFigures } from './sizes.ts'

const ITEMS = 12
const LONG = [20, 100, 200, 500, 1000] as const
/** Budget in ms for rendering a page of 100 items. */
const RENDER_TIMEOUT_MS = 40
const TAP_RUNS = 3
const FILTER = { fail: 200, unit: 'ms' }
/** Targets in ms by number of items: blocking while the page loads, and from a tap on Contribute to the next frame. */
const TARGETS = { 20: { tbt: 120 }, 100: { tbt: 150, form: 150 }, 500: { tbt: 250, form: 180 } }

/** Measures the pages on a simulated phone with a slow network against their budgets. Takes minutes. */
export async function benchWeb(): Promise<Row[]> {
  await build()
  logProgress('starting the product')
  const stopPostgres = await setUpTestPostgres()
  try {
    const product = await startProduct()
    const browser = await openBrowser()
    try {
      return [
        ...(await registryRows(browser, product)),
        ...(await dashboardRows(browser, product)),
        ...(await longRegistryRows(browser, product)),
      ]
    } finally {
      await browser.close()
      await product.stop()
    }
  } finally {
    await stopPostgres()
  }
}

async function build(): Promise<void> {
  logProgress('building web')
  const { isOk, output } = await runTool('turbo', ['run', 'build', '--filter=@registry/web'])
  if (!isOk) throw new Error(`web could not be built:\n${output}`)
}

async function registryRows(browser: BenchBrowser, product: Product): Promise<Row[]> {
  const url = `${product.url}/registry/${product.demo.slug}`
  logProgress('the registry')
  const sizes = await browser.onPhone(page =>
    sizeFigures(page, async () => {
      await page.goto(url)
      await page.locator('html[data-alive]').waitFor()
    }),
  )
  const figures = {
    ...sizes,
    ...(await lighthouseFigures(url, browser.port)),
    ...(await browser.onPhone(page => measureVisit(page, url))),
    neededJs: await neededScripts(browser, url, ITEMS, sizes.js ?? Number.NaN),
    ttfb: await ttfb(url),
  }
  return [
    numberRow("this machine: Lighthouse's benchmark index", figures.machine, { digits: 0 }),
    ...budgetRows('registry', PUBLIC_BUDGETS, figures),
    await renderRow(`registry: drawn anew, ${ITEMS} items, CPU`, url),
  ]
}

async function dashboardRows(browser: BenchBrowser, product: Product): Promise<Row[]> {
  const url = `${product.url}/dashboard`
  logProgress('the dashboard')
  const sizes = await browser.asOwner(product, page =>
    sizeFigures(page, async () => {
      await page.goto(url)
      await page.getByRole('article').first().waitFor()
    }),
  )
  const figures = {
    ...sizes,
    ...(await lighthouseFigures(url, browser.port)),
    ttfb: await ttfb(url),
  }
  return budgetRows('dashboard', DASHBOARD_BUDGETS, figures)
}

async function longRegistryRows(browser: BenchBrowser, product: Product): Promise<Row[]> {
  logProgress('long registries')
  const urls = await createLongRegistries(product, LONG)
  const urlOf = (items: (typeof LONG)[number]) => urls[LONG.indexOf(items)] ?? ''
  const timed = async (url: string, measure: typeof filterTime) => {
    const times: number[] = []
    for (let run = 0; run < TAP_RUNS; run += 1) {
      times.push(await browser.onPhone(page => measure(page, url)))
    }
    return median(times)
  }
  const name = (items: number) => `registry: filter of ${items} items, tap to paint, 4x CPU`
  const rows = [
    await renderRow('registry: drawn anew, 100 items, CPU', urlOf(100), RENDER_TIMEOUT_MS),
    numberRow('registry: TTFB p95, 100 items', await ttfb(urlOf(100)), { unit: 'ms' }),
    budgetRow({ name: name(200), ...FILTER, target: 60 }, await timed(urlOf(200), filterTime)),
    budgetRow({ name: name(1000), ...FILTER, target: 80 }, await timed(urlOf(1000), filterTime)),
  ]
  for (const items of [100, 500] as const) {
    rows.push(
      numberRow(
        `registry: tap on Contribute, ${items} items, to the next frame, 4x CPU`,
        await timed(urlOf(items), contributeTapTime),
        { most: TARGETS[items].form, unit: 'ms', digits: 0 },
      ),
    )
  }
  for (const items of [20, 100, 500] as const) {
    const { tbt } = await lighthouseFigures(urlOf(items), browser.port)
    rows.push(
      numberRow(`registry: TBT, ${items} items`, tbt ?? Number.NaN, {
        most: TARGETS[items].tbt,
        unit: 'ms',
        digits: 0,
      }),
    )
  }
  return rows
}

/** Writes progress to stderr; stdout has the table only. */
function logProgress(step: string): void {
  console.error(`web: ${step} ...`)
}
