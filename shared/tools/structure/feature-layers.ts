/**
 * Layers of the api's features, lowest first. A feature may import features of lower layers only; a feature
 * that must act on a higher one publishes a domain event (`api/src/events`).
 */
export const featureLayers: readonly (readonly string[])[] = [
  [
    ...['audit', 'error-reports', 'exchange-rates', 'health', 'images', 'outbox'],
    ...['product-lookups', 'registries', 'release-assets', 'users'],
  ],
  ['analytics', 'auth', 'contribution-records', 'mail-subscriptions', 'offering-photos'],
  ['items', 'offerings', 'push', 'registry-headers', 'settings', 'thank-yous'],
  ['contributions', 'payments', 'public-registry', 'suggestions'],
  ['registry-events', 'share-images'],
  ['pages'],
]

const layerNumber = (feature: string) =>
  featureLayers.findIndex(features => features.includes(feature))

/** Returns why a feature of the api may not import another; undefined if it may. */
export function findFeatureLayerViolation(source: string, target: string): string | undefined {
  const missing = [source, target].find(feature => layerNumber(feature) < 0)
  if (missing) return `feature ${missing} has no layer in shared/tools/structure/feature-layers.ts`
  if (layerNumber(target) < layerNumber(source)) return undefined
  return `feature ${target} is not in a lower layer than ${source}`
}
