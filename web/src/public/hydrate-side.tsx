import type { PublicPageData } from '@registry/shared/public-pages/public-page-data'
import type { ComponentType } from 'react'
import { pairingChallenge } from '../features/auth/pairing/pairing-challenge.ts'
import { hydrate, readPageData, replacePage } from './hydrate.tsx'
import { PublicApp } from './public-app.tsx'
import { SideView } from './side-view.tsx'

/** Hydrates a public page other than a registry. */
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

/** Replaces the page by the pairing dialog, because QuickAdd opened it. */
async function startPairing(challenge: string): Promise<void> {
  const { PairingPage } = await import('../pages/extension/pairing-page.tsx')
  await replacePage(
    <PublicApp>
      <PairingPage challenge={challenge} />
    </PublicApp>,
  )
}
