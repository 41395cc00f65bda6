import React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * Stops React's development build from recording a stack trace for each created element, which takes a
 * twentieth of the processor time of component tests. React itself stops after 10,000 elements a second.
 * Warnings are still printed, without the place where the element was created.
 */
export function disableOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS)
  if (typeof internals !== 'object' || internals === null) return
  const counter = { configurable: true, get: () => Number.POSITIVE_INFINITY, set: () => undefined }
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', counter)
}
