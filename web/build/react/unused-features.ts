import type { Features } from './remove-unused-features.ts'

/** Exports of React for the features below. A page that imports one cannot be built. */
export const UNUSED_EXPORTS = ['Activity', 'Profiler', 'ViewTransition', 'addTransitionType']

/** Features of React's client renderer that no page uses: a sixth of its code. */
export const UNUSED_FEATURES: Features = {
  // The tags of their fibers, and the types of their elements.
  fiberTags: [
    12, // Profiler
    19, // SuspenseList
    30, // ViewTransition
    31, // Activity
  ],
  elementTypes: [
    'REACT_ACTIVITY_TYPE',
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_PROFILER_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
  ],
  falseConditions: ['shouldStartViewTransition'],
  // Refs of fragments.
  classes: ['FragmentInstance'],
  functions: {
    isFragmentInstanceParent: 'return false',
    commitNewChildToFragmentInstances: '',
    commitFragmentInstanceInsertionEffects: '',
    commitFragmentInstanceDeletionEffects: '',
  },
}
