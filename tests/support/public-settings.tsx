import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { PublicSettingsProvider } from '@/components/settings/public-settings'
import type { PublicSettings } from '@/lib/queries/public-settings'

/** The settings of a site without third-party keys. */
const publicSettings: PublicSettings = {
  brandName: 'Emoov',
  productSlug: 'emoov',
  apiResourceUrl: '/media',
  resourceUrl: '',
  chatSocketUrl: null,
  recaptchaSiteKey: null,
  mapsKey: null,
  stripeKey: null,
}

export const withSettings = (view: ReactElement, settings: Partial<PublicSettings> = {}) => (
  <PublicSettingsProvider value={{ ...publicSettings, ...settings }}>{view}</PublicSettingsProvider>
)

/** Renders a view with settings, as the root layout provides them. */
export const renderWithSettings = (view: ReactElement, settings: Partial<PublicSettings> = {}) =>
  render(withSettings(view, settings))
