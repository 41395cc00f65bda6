import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { oneLine } from '@registry/shared/text/one-line'
import { shorten } from '@registry/shared/text/shorten'
import type { WebBundle } from '../../gateways/web-bundle/web-bundle.ts'

const NAME_MAX = 60
/** Home screens truncate longer names. */
const SHORT_NAME_MAX = 24

/**
 * Returns the manifest of the app that opens the registry at `path`: the product's manifest without screenshots,
 * shortcuts and share target, which are for owners. Its scope is the whole site, so that the dashboard also opens in it.
 */
export function registryManifest(
  manifest: WebBundle['manifest'],
  path: string,
  { registryTitle }: Pick<RegistryOwner, 'registryTitle'>,
) {
  const { screenshots, shortcuts, share_target, ...common } = manifest
  const title = oneLine(registryTitle)
  return {
    ...common,
    id: path,
    start_url: path,
    name: shorten(title, NAME_MAX),
    short_name: shorten(title, SHORT_NAME_MAX),
  }
}
