// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { redirectToCheckout } from '@/lib/browser/checkout'
import { navigation } from '@/lib/browser/navigation'

it('a page that Back restores from the checkout is loaded anew, because its pay button is still busy', async () => {
  vi.spyOn(navigation, 'to').mockImplementation(() => undefined)
  const reload = vi.spyOn(navigation, 'reload').mockImplementation(() => undefined)
  await redirectToCheckout({ id: 'cs_1', url: 'https://checkout.example/pay/cs_1' }, null)
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  expect(reload).not.toHaveBeenCalled()
  show(true)
  expect(reload).toHaveBeenCalledOnce()
})
