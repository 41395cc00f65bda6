import { registerHooks } from 'node:module'

// Loaded before the scraper: the modules of its jobs cannot be read, as without file descriptors.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.endsWith('/create-job-handlers.ts')) throw new Error('too many open files')
    return next(specifier, context)
  },
})
