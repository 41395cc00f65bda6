import {
  type HeaderChanges,
  updateRegistryHeader,
} from '@registry/shared/contract/registry/registry-header'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, inject, test } from 'vitest'
import { holdResponse } from '../../../test/components/browser/held-response.ts'
import { route, sentRequests } from '../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../test/components/browser/user.ts'
import { openPage } from '../../../test/components/open-page.tsx'
import { runSql } from '../../../test/components/run-sql.ts'
import { openSettings } from '../../../test/components/settings.ts'
import { signUp, type TestOwner } from '../../../test/components/sign-up.ts'

const PATH = /\/api\/admin\/registry-header$/
const section = () => within(screen.getByRole('region', { name: 'Picture and celebration' }))
const kind = () => section().findByRole('combobox', { name: 'Guests see' })
const day = () => section().getByLabelText('Day of the celebration')
const saves = () => sentRequests(/^PUT \/api\/admin\/registry-header$/).map(({ json }) => json)
const SAVED = 'Saved. Your page shows it now.'

async function openSection(): Promise<TestOwner> {
  const owner = await signUp()
  await openSettings()
  return owner
}

/** Changes the header as another device does, and loads it as the return to the page does. */
async function changeElsewhere(owner: TestOwner, body: HeaderChanges): Promise<void> {
  await owner.call(updateRegistryHeader, { body })
  await refetch()
}

async function refetch(): Promise<void> {
  const { queryClient } = await import('../../app/query-client.ts')
  await queryClient.invalidateQueries()
}

describe('the celebration in the settings', () => {
  test('is saved as soon as the date is complete, and loaded again', async () => {
    await openSection()
    await user.selectOptions(await kind(), 'The day we celebrate')
    fireEvent.change(day(), { target: { value: '0202-12-24' } })
    expect(saves()).toEqual([])
    fireEvent.change(day(), { target: { value: '2026-12-24' } })
    await section().findByText(SAVED)
    expect(saves()).toEqual([{ celebration: '2026-12-24' }])
    await openSettings()
    expect(await kind()).toHaveValue('The day we celebrate')
    expect(day()).toHaveValue('2026-12-24')
  })

  test('may be a due month, and nothing again', async () => {
    await openSection()
    await user.selectOptions(await kind(), 'The month our baby is due')
    const month = section().getByRole<HTMLSelectElement>('combobox', { name: 'Due month' })
    const label = month.options[2]?.textContent ?? ''
    await user.selectOptions(month, label)
    await section().findByText(SAVED)
    expect(saves()).toEqual([{ celebration: expect.stringMatching(/^20\d\d-\d\d$/) }])
    await user.selectOptions(await kind(), 'No date')
    await section().findByText(SAVED)
    expect(saves()).toHaveLength(2)
    expect(saves()[1]).toEqual({ celebration: null })
  })

  test('is suggested by the due date of the sign-up until one is chosen', async () => {
    const owner = await signUp()
    const sql = 'update registries set event_date = $1 where owner_id = $2'
    await runSql(inject('databaseUrl'), sql, ['mid March', owner.id])
    await openSettings()
    expect(await kind()).toHaveAccessibleDescription(
      'When you signed up, you expected your baby: “mid March”. Guests do not see that.',
    )
    await user.selectOptions(await kind(), 'The month our baby is due')
    expect(await kind()).toHaveAccessibleDescription(/“mid March”/)
    const month = section().getByRole<HTMLSelectElement>('combobox', { name: 'Due month' })
    await user.selectOptions(month, month.options[2]?.textContent ?? '')
    await section().findByText(SAVED)
    expect(await kind()).not.toHaveAccessibleDescription()
  })

  test('is shown and can be removed after it was set on another device', async () => {
    const owner = await openSection()
    expect(await kind()).toHaveValue('No date')
    await changeElsewhere(owner, { celebration: '2026-12-24' })
    await waitFor(() => expect(day()).toHaveValue('2026-12-24'))
    fireEvent.change(day(), { target: { value: '2026-12-25' } })
    await section().findByText(SAVED)
    await changeElsewhere(owner, { celebration: '2026-12-26' })
    await waitFor(() => expect(day()).toHaveValue('2026-12-26'))
    await user.selectOptions(await kind(), 'No date')
    await section().findByText(SAVED)
    expect(saves()).toEqual([{ celebration: '2026-12-25' }, { celebration: null }])
  })

  test('stays when a response that is older than the save arrives after it', async () => {
    await openSection()
    await user.selectOptions(await kind(), 'The day we celebrate')
    const data = { celebration: null, isFoundByName: false, pictureAlt: '', picture: null }
    const older = holdResponse(/^GET \/api\/admin\/registry-header$/, {
      json: { success: true, data },
    })
    const loaded = refetch()
    fireEvent.change(day(), { target: { value: '2026-12-24' } })
    await section().findByText(SAVED)
    older.release()
    await loaded
    expect(day()).toHaveValue('2026-12-24')
  })

  test('is not called saved while the choice is another one than the page shows', async () => {
    await openSection()
    await user.selectOptions(await kind(), 'The day we celebrate')
    fireEvent.change(day(), { target: { value: '2026-12-24' } })
    await section().findByText(SAVED)
    fireEvent.change(day(), { target: { value: '' } })
    expect(section().queryByText(SAVED)).toBeNull()
    await user.selectOptions(await kind(), 'The month our baby is due')
    expect(section().queryByText(SAVED)).toBeNull()
    expect(saves()).toHaveLength(1)
  })

  test('keeps the date and says so when it cannot be saved', async () => {
    await openSection()
    await user.selectOptions(await kind(), 'The day we celebrate')
    route(PATH, { status: 503, json: { success: false, code: 'UNAVAILABLE', error: '' } })
    fireEvent.change(day(), { target: { value: '2026-12-24' } })
    await section().findByText(/could not be saved/)
    expect(day()).toHaveValue('2026-12-24')
  })

  test('asks for a date when the field is left empty', async () => {
    await openSection()
    await user.selectOptions(await kind(), 'The day we celebrate')
    day().focus()
    await user.tab()
    expect(await section().findByText('Please enter a date like 24 December 2026')).toBeVisible()
    expect(day()).toBeInvalid()
    expect(saves()).toEqual([])
  })
})

describe('the description of the image', () => {
  const description = () => section().findByRole('textbox', { name: /^What the picture shows/ })

  /** Signs up an owner whose header has an image. */
  async function signUpWithPicture(): Promise<TestOwner> {
    const owner = await signUp()
    const sql = `with image as (insert into images (hash, width, height)
        values (repeat(md5($1::text), 2), 400, 400) returning hash)
      update registries set picture_hash = (select hash from image) where owner_id = $1::uuid`
    await runSql(inject('databaseUrl'), sql, [owner.id])
    return owner
  }

  test('follows another device until it is edited, and is saved on blur', async () => {
    const owner = await signUpWithPicture()
    await openSettings()
    await user.click(await description())
    await changeElsewhere(owner, { pictureAlt: 'The two of us' })
    await waitFor(async () => expect(await description()).toHaveValue('The two of us'))
    await user.tab()
    expect(saves()).toEqual([])
    await fill(await description(), 'A garden')
    await user.tab()
    await section().findByText(SAVED)
    expect(saves()).toEqual([{ pictureAlt: 'A garden' }])
    await changeElsewhere(owner, { pictureAlt: 'A beach' })
    await waitFor(async () => expect(await description()).toHaveValue('A beach'))
  })

  test('does not delay the removal of the image while it is being saved', async () => {
    await signUpWithPicture()
    await openSettings()
    await fill(await description(), 'A garden')
    const held = holdResponse(/^PUT \/api\/admin\/registry-header$/)
    await user.tab()
    await waitFor(() => expect(saves()).toHaveLength(1))
    await user.click(section().getByRole('button', { name: 'Remove picture' }))
    held.release()
    await section().findByText('Your picture was removed.')
    expect(sentRequests(/^DELETE .*registry-header/)).toHaveLength(1)
  })

  test('is saved when Back leaves the page', async () => {
    await signUpWithPicture()
    await openPage('/dashboard')
    await click(() => within(screen.getByRole('banner')).getByRole('link', { name: 'Settings' }))
    await waitFor(section)
    await fill(await description(), 'A garden')
    history.back()
    await waitFor(() => expect(saves()).toEqual([{ pictureAlt: 'A garden' }]))
  })
})

describe('settings whose image and date cannot be loaded', () => {
  test('offer another attempt', async () => {
    const restore = route(PATH, {
      status: 400,
      json: { success: false, code: 'FORBIDDEN', error: '' },
    })
    await openSection()
    await section().findByText('We could not fetch your picture and date')
    restore()
    await click(() => section().getByRole('button', { name: 'Try Again' }))
    expect(await kind()).toHaveValue('No date')
  })
})
