import type { Manifest } from './manifest.ts'

/** Returns the contents of an archive as one line. */
export function describeArchive(file: string, manifest: Manifest, bytes: number): string {
  const { tables, images, snapshotAt, hasSecrets } = manifest
  const rows = tables.reduce((sum, { count }) => sum + count, 0)
  const number = (value: number) => value.toLocaleString('en')
  const missing = images.missing > 0 ? ` (${number(images.missing)} missing)` : ''
  return [
    `${file}: snapshot of ${snapshotAt}`,
    `${number(rows)} rows of ${tables.length} tables`,
    `${number(images.count)} image files${missing}`,
    hasSecrets ? 'encrypted secrets' : 'no secrets',
    `${(bytes / 1_000_000).toFixed(1)} MB`,
  ].join(', ')
}
