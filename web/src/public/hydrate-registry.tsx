import { hydrate, readPageData } from './hydrate.tsx'
import { RegistryView } from './registry-view.tsx'

/** Hydrates a registry page. */
export async function start(): Promise<void> {
  const data = readPageData()
  if (data.page === 'registry') await hydrate(<RegistryView data={data} />)
}
