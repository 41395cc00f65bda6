import { type ComponentProps, useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { signInPathForLink } from '../features/auth/redirects/shared-link-redirect.ts'
import { retailerHost } from '../features/product-lookups/retailer-host.ts'
import { ManualShare } from '../features/product-lookups/shared-product/manual-share.tsx'
import {
  NothingShared,
  ShareFailed,
} from '../features/product-lookups/shared-product/share-failed.tsx'
import { ShareLoading } from '../features/product-lookups/shared-product/share-loading.tsx'
import {
  ShareAdded,
  ShareListed,
} from '../features/product-lookups/shared-product/share-result.tsx'
import { useSharedData } from '../features/product-lookups/shared-product/use-shared-data.ts'
import { useOwnerSession } from '../lib/session/use-owner-session.ts'
import { sharedText } from '../lib/storage/shared-text.ts'
import { paths } from '../lib/url/paths.ts'
import { useAddSharedProduct } from './share-product/use-add-shared-product.ts'

/** /share-product: turns a link shared from a phone into an item. Requires sign-in. */
export function ShareProductPage() {
  const session = useOwnerSession()
  const shared = useSharedData()
  if (!shared) return <ShareLoading />
  if ('wrong' in shared) return <NothingShared {...shared} />
  if (session.status === 'starting') return <ShareLoading retailer={retailerHost(shared.url)} />
  if (session.status === 'signed-out') return <ToSignIn {...shared} />
  return <OwnersShare key={shared.id} {...shared} userId={session.user.id} />
}

/** Redirects to the sign-in. Its URL holds the link only, so the text stays in session storage. */
function ToSignIn({ url, text }: { url: string; text?: string }) {
  useEffect(() => {
    if (text) sharedText.write({ url, text })
  }, [url, text])
  return <Navigate replace to={signInPathForLink(url)} />
}

/** Leaves for the dashboard when another tab signs in as another owner, who has not shared the product. */
function OwnersShare(link: ComponentProps<typeof SharedProduct>) {
  const [sharer] = useState(link.userId)
  useEffect(() => sharedText.clear(), [])
  if (link.userId !== sharer) return <Navigate replace to={paths.dashboard} />
  return <SharedProduct {...link} />
}

function SharedProduct(link: { id: string; url: string; text?: string; userId: string }) {
  const { url, text } = link
  const { state, retry, addAnyway } = useAddSharedProduct(link)
  const retailer = retailerHost(url)
  if (state.status === 'loading') return <ShareLoading retailer={retailer} />
  if (state.status === 'added') return <ShareAdded product={state.product} retailer={retailer} />
  if (state.status === 'listed')
    return <ShareListed product={state.product} retailer={retailer} onAdd={addAnyway} />
  if (state.status === 'manual')
    return <ManualShare state={state} url={url} text={text} onRetry={retry} />
  return <ShareFailed state={state} onRetry={retry} />
}
