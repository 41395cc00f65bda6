import { type BrowserContext, expect } from '@playwright/test'

/** Returns the clipboard's text by pasting it, because our pages have no permission to read it. */
export async function clipboardText(context: BrowserContext): Promise<string> {
  const page = await context.newPage()
  await page.setContent('<textarea autofocus></textarea>')
  const field = page.getByRole('textbox')
  await field.press('ControlOrMeta+V')
  await expect(field).not.toHaveValue('')
  const text = await field.inputValue()
  await page.close()
  return text
}
