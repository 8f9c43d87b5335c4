import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { PublicSettingsProvider } from '@/components/settings/public-settings'
import type { PublicSettings } from '@/lib/queries/public-settings'

const runtime: PublicSettings = {
  brandName: 'Emoov',
  productSlug: 'emoov',
  apiResourceUrl: '/media',
  resourceUrl: '',
  chatSocketUrl: null,
  recaptchaSiteKey: null,
  mapsKey: null,
  stripeKey: null,
}

/** Renders a view with settings, which have no third-party keys by default. */
export const show = (view: ReactElement, settings: Partial<PublicSettings> = {}) =>
  render(<PublicSettingsProvider value={{ ...runtime, ...settings }}>{view}</PublicSettingsProvider>)

/** Mocks the agency's answer. Returns the bodies of the requests. */
export function mockAnswer(answer: () => Response | Promise<Response>): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as Record<string, unknown>)
    return answer()
  })
  return sent
}

export const reply = (code: number, message: string) => () => Response.json({ code, message, data: null })
