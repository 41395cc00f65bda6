import type { PublicPageData } from '@registry/shared/pages/public-page'
import type { ComponentType } from 'react'
import { hydrate, readPageData } from './hydrate.tsx'
import { SideView } from './side-view.tsx'

/** Brings a page beside the registries to life. */
export async function start(): Promise<void> {
  const data = readPageData()
  if (data.page === 'registry') return
  await hydrate(<SideView data={data} CreateRegistry={await loadCreateRegistry(data)} />)
}

async function loadCreateRegistry(data: PublicPageData): Promise<ComponentType | undefined> {
  if (data.page !== 'create-registry') return undefined
  return (await import('../pages/create-registry-page.tsx')).CreateRegistryPage
}
