import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { click } from '../../../test/components/browser/user.ts'
import { renderElement } from '../../../test/components/render-element.ts'
import { collectInstallOffer } from '../../lib/install/install-offer.ts'
import { InstallCard } from './install-card.tsx'

const card = () => screen.queryByRole('region', { name: 'Keep your registry at hand' })
const press = (name: string) =>
  click(() => within(card() as HTMLElement).getByRole('button', { name }))

collectInstallOffer()
beforeEach(() => {
  localStorage.clear()
  window.dispatchEvent(new Event('appinstalled'))
})

/** Sends the browser's offer to install the app, and returns its event. */
function offerInstallation(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn(async () => ({ outcome }))
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(offer)
  return offer
}

describe('InstallCard', () => {
  test('is not shown unless the browser offers the installation', async () => {
    renderElement(<InstallCard />)
    expect(card()).toBeNull()
    offerInstallation()
    expect(await screen.findByRole('region')).toHaveTextContent('Install it on this device.')
  })

  test('opens the dialog of the browser, in place of its own banner', async () => {
    const offer = offerInstallation()
    expect(offer.defaultPrevented).toBe(true)
    renderElement(<InstallCard />)
    await press('Install')
    expect(offer.prompt).toHaveBeenCalledOnce()
    expect(card()).toBeNull()
    expect(localStorage.getItem('installDeclined')).toBeNull()
  })

  test.each(['Not now', 'Install'])(
    'stays away from this browser after "%s" and a refusal',
    async name => {
      offerInstallation('dismissed')
      renderElement(<InstallCard />)
      await press(name)
      expect(document.activeElement).not.toBe(document.body)
      offerInstallation()
      renderElement(<InstallCard />)
      expect(card()).toBeNull()
    },
  )

  test('disappears when the app is installed from the menu of the browser', async () => {
    offerInstallation()
    renderElement(<InstallCard />)
    window.dispatchEvent(new Event('appinstalled'))
    await expect.poll(card).toBeNull()
  })
})
