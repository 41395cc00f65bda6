import { type ComponentType, lazy } from 'react'
import { loadChunk } from './load-chunk.ts'

/** Component of a lazily loaded chunk. */
export function lazyComponent<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await loadChunk(load) }))
}
