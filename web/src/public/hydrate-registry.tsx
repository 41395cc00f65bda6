import { hydrate, readPageData } from './hydrate.tsx'
import { RegistryView } from './registry-view.tsx'

/** Brings the page of a registry to life. */
export async function start(): Promise<void> {
  const data = readPageData()
  if (data.page === 'registry') await hydrate(<RegistryView data={data} />)
}
