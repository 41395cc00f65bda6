interface ToolImports {
  from: string
  to: readonly string[]
  reason: string
}

/** The only imports of other workspaces by `shared/tools`. */
export const TOOL_IMPORTS: readonly ToolImports[] = [
  {
    from: 'shared/tools/bench/bench.ts',
    to: [
      'web/bench/web-bench.ts',
      'api/bench/server-bench.ts',
      'api/bench/scale-bench.ts',
      'extension/bench/extension-bench.ts',
    ],
    reason: 'the command runs the benchmarks of all workspaces',
  },
  {
    from: 'shared/tools/browsers/chromium.ts',
    to: ['scraper/src/browser/find-chromium.ts'],
    reason: 'tests use the Chromium that the scraper finds',
  },
  {
    from: 'shared/tools/containers/check-containers.ts',
    to: ['api/src/db/embedded-postgres/free-port.ts'],
    reason: 'containers get free ports of the machine',
  },
  {
    from: 'shared/tools/structure/deploy.test.ts',
    to: ['api/src/config.ts', 'scraper/src/config.ts'],
    reason: 'compares the variables of containers and units with the settings of the processes',
  },
  {
    from: 'shared/tools/structure/docs.test.ts',
    to: ['api/src/config.ts', 'scraper/src/config.ts'],
    reason: 'compares the documented settings with those of the processes',
  },
  {
    from: 'shared/tools/structure/structure.test.ts',
    to: ['api/src/routes.ts'],
    reason: 'compares the routes of the api with the contract',
  },
  {
    from: 'shared/tools/test-run/environment/test-server.ts',
    to: ['api/test/postgres/test-postgres.ts'],
    reason: 'starts one migrated database server for the tests of all workspaces',
  },
  {
    from: 'shared/tools/test-run/runs/all-workspaces.config.ts',
    to: ['extension/playwright.config.ts', 'web/playwright.config.ts'],
    reason: 'runs the end-to-end tests of all workspaces as one run',
  },
]
