import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { PublicSettingsProvider } from '@/components/settings/public-settings'

export const withRuntime = (view: ReactElement) => (
  <PublicSettingsProvider
    value={{
      brandName: 'Emoov',
      productSlug: 'emoov',
      apiResourceUrl: '/media',
      resourceUrl: '',
      chatSocketUrl: null,
      recaptchaSiteKey: null,
      mapsKey: null,
      stripeKey: null,
    }}
  >
    {view}
  </PublicSettingsProvider>
)

/** Renders a view with the settings of a site without third-party keys. */
export const show = (view: ReactElement) => render(withRuntime(view))
