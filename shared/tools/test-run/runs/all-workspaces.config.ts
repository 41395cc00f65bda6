import path from 'node:path'
import { defineConfig } from 'playwright/test'
import extension from '../../../../extension/playwright.config.ts'
import web from '../../../../web/playwright.config.ts'
import { root } from '../../run-tool.ts'

// Options of the top level would hold for the extension's tests too.
const { projects = [], use, ...shared } = web

/**
 * End-to-end tests of web and extension as one run, so that a worker that has finished one project's tests
 * continues with those of another: two runs would leave a core idle once the shorter one has ended.
 */
export default defineConfig({
  ...shared,
  // Paths in the report are relative to it.
  testDir: root,
  globalSetup: path.join(root, 'api/test/postgres/test-postgres.ts'),
  // One more than cores, because a test waits for a good part of its time.
  workers: Number(web.workers) + 1,
  projects: [
    { ...projectOf(extension, 'extension'), name: 'extension', workers: 1 },
    ...projects.map(project => ({
      ...projectOf(web, 'web'),
      ...project,
      use: { ...use, ...project.use },
    })),
  ],
})

function projectOf({ testDir = '', timeout, expect }: typeof web, workspace: string) {
  return {
    testDir: path.join(root, workspace, testDir),
    outputDir: path.join(root, workspace, 'test-results'),
    timeout,
    expect,
  }
}
