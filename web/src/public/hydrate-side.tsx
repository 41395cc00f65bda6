import type { PublicPageData } from '@registry/shared/public-pages/public-page-data'
import type { ComponentType } from 'react'
import { pairingChallenge } from '../lib/pairing-challenge.ts'
import { hydrate, readPageData, replacePage } from './hydrate.tsx'
import { PublicApp } from './public-app.tsx'
import { SideView } from './side-view.tsx'

/** Brings a page beside the registries to life. */
export async function start(): Promise<void> {
  const data = readPageData()
  if (data.page === 'registry') return
  const challenge = data.page === 'extension' ? pairingChallenge() : undefined
  if (challenge !== undefined) return startPairing(challenge)
  await hydrate(<SideView data={data} CreateRegistry={await loadCreateRegistry(data)} />)
}

async function loadCreateRegistry(data: PublicPageData): Promise<ComponentType | undefined> {
  if (data.page !== 'create-registry') return undefined
  return (await import('../pages/create-registry-page.tsx')).CreateRegistryPage
}

/** QuickAdd opened the page for a question, which takes the place of what the page tells. */
async function startPairing(challenge: string): Promise<void> {
  const { PairingPage } = await import('../pages/pairing-page.tsx')
  await replacePage(
    <PublicApp>
      <PairingPage challenge={challenge} />
    </PublicApp>,
  )
}
