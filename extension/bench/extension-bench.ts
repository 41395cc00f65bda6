import { rm } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import setUpTestPostgres from '../../api/test/postgres/test-postgres.ts'
import { startProduct } from '../../api/test/product/start-product.ts'
import { numberRow, type Row } from '../../shared/tools/bench/row.ts'
import { runTool } from '../../shared/tools/run-tool.ts'
import { buildExtension } from '../e2e/support/build-extension.ts'
import { isAvailable } from '../e2e/support/shop-pages.ts'
import { daraz, lazada, shopee } from '../e2e/support/shops.ts'
import { popupRows } from './popup.ts'
import { sizeRows } from './sizes.ts'

/**
 * Pages to measure. Daraz runs on Lazada's platform and its page is real; Lazada's fixture is modelled on
 * it.
 */
const PAGES = { Lazada: lazada, 'Daraz, saved': daraz, 'Shopee, saved': shopee }

/** Measures the size and the loading time of QuickAdd against their budgets. */
export async function benchExtension(): Promise<Row[]> {
  await buildWeb()
  logProgress('starting the product')
  const stopPostgres = await setUpTestPostgres()
  const product = await startProduct()
  logProgress('building the extension')
  const chrome = await buildExtension(product.url, { isPacked: true })
  const firefox = await buildExtension(product.url, { browser: 'firefox', isPacked: true })
  try {
    const rows = [machineRow(), ...sizeRows('chrome', chrome), ...sizeRows('firefox', firefox)]
    for (const [name, page] of Object.entries(PAGES)) {
      logProgress(isAvailable(page) ? name : `no ${name} here: ${page.file}`)
      const build = path.join(chrome, 'chrome-mv3')
      if (isAvailable(page)) rows.push(...(await popupRows(product, build, name, page)))
    }
    return rows
  } finally {
    await Promise.all([chrome, firefox].map(out => rm(out, { recursive: true })))
    await product.stop()
    await stopPostgres()
  }
}

/** Load per core: above 1 the measured times are not reliable. */
function machineRow(): Row {
  const [load = 0] = loadavg()
  return numberRow('this machine: load for each core', load / availableParallelism(), {})
}

async function buildWeb(): Promise<void> {
  logProgress('building web')
  const { isOk, output } = await runTool('turbo', ['run', 'build', '--filter=@registry/web'])
  if (!isOk) throw new Error(`web could not be built:\n${output}`)
}

/** Writes progress to stderr; stdout has the table only. */
function logProgress(step: string): void {
  console.error(`extension: ${step} ...`)
}
