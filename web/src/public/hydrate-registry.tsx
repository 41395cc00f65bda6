import { entryPosition } from '../lib/url/history-entries.ts'
import { hydrate, readPageData } from './hydrate.tsx'
import { RegistryView } from './registry-view.tsx'

/** Hydrates a registry page. */
export async function start(): Promise<void> {
  const data = readPageData()
  if (data.page === 'registry') await hydrate(<RegistryView data={data} />)
  // A reload closes all layers; their history entries are left then.
  if (entryPosition().layers > 0) await import('../lib/url/history-layers.ts')
}
