import { describe, expect, test } from 'vitest'
import { screenshotLooks, screenshotViewports } from './screenshot-looks.ts'

describe('screenshotViewports', () => {
  test.each([
    [{ width: 1280, height: 720 }, [1280, 390]],
    [{ width: 1280, height: 900 }, [1280]],
    [{ width: 320, height: 640 }, [320]],
  ])('for %j have the widths %j', (viewport, widths) => {
    expect(screenshotViewports(viewport).map(({ width }) => width)).toEqual(widths)
  })
})

describe('screenshotLooks', () => {
  test.each([
    ['web/e2e/visitor/accessibility.spec.ts', true, ['light', 'dark', 'forced-colors']],
    ['web/e2e/visitor/accessibility.spec.ts', false, ['light', 'dark']],
    ['web/e2e/visitor/welcome.spec.ts', true, ['light', 'dark']],
  ])('of %s with the first state of a page %s are %j', (file, isFirst, schemes) => {
    expect(screenshotLooks(file, isFirst).map(({ scheme }) => scheme)).toEqual(schemes)
  })
})
