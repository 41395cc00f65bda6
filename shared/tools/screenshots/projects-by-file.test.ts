import { expect, test } from 'vitest'
import { projectsByFile } from './projects-by-file.ts'

test('creates one project per file with the settings of the project that runs the file', () => {
  const full = { name: 'full', testMatch: /e2e\/push/, use: 1 }
  const shell = { name: 'shell', testIgnore: /e2e\/push/, use: 2 }

  const projects = projectsByFile([full, shell], ['e2e/push.spec.ts', 'e2e/home.spec.ts'])

  expect(projects.map(({ name, use }) => [name, use])).toEqual([
    ['full e2e/push.spec.ts', 1],
    ['shell e2e/home.spec.ts', 2],
  ])
  expect(projects[0]?.testMatch.test('/project/web/e2e/push.spec.ts')).toBe(true)
  expect(projects[0]?.testMatch.test('/project/web/e2e/home.spec.ts')).toBe(false)
})
