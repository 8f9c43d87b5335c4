// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { redirectToCheckout } from '@/lib/browser/checkout'
import { navigation } from '@/lib/browser/navigation'

it('a page that the Back button restores is reloaded, because its pay button is still busy', async () => {
  vi.spyOn(navigation, 'to').mockImplementation(() => undefined)
  const reload = vi.spyOn(navigation, 'reload').mockImplementation(() => undefined)
  await redirectToCheckout({ id: 'cs_1', url: 'https://checkout.example/pay/cs_1' }, null)
  // A page that the browser restores from its back/forward cache gets `persisted: true`.
  const showPage = (event: { persisted: boolean }) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), event))
  showPage({ persisted: false })
  expect(reload).not.toHaveBeenCalled()
  showPage({ persisted: true })
  expect(reload).toHaveBeenCalledOnce()
})
