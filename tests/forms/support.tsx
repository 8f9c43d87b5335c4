import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { RuntimeProvider } from '@/components/runtime/runtime'

export const withRuntime = (view: ReactElement) => (
  <RuntimeProvider
    value={{
      brandName: 'Emoov',
      productSlug: 'emoov',
      apiResourceUrl: '/media',
      resourceUrl: '',
      recaptchaSiteKey: null,
      mapsKey: null,
      stripeKey: null,
    }}
  >
    {view}
  </RuntimeProvider>
)

/** Renders a view with the settings of a site without third-party keys. */
export const show = (view: ReactElement) => render(withRuntime(view))
