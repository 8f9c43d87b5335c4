import 'server-only'
import { brandName, env, type Env } from '../config/env'
import { routes } from '../config/routes'

/** The settings that a browser may know. They come with each page, so that the build contains none (D-05). */
export interface PublicSettings {
  brandName: string
  productSlug: string
  /** Where the pictures of listings are, without a trailing slash: API_RESOURCE_URL. */
  apiResourceUrl: string
  /** Where the pictures and videos of articles are, '' for this site: RESOURCE_URL. */
  resourceUrl: string
  /** The Socket.IO server of the chatbot's live log; null for this site's own: CHAT_SOCKET_URL. */
  chatSocketUrl: string | null
  /**
   * The Socket.IO server of messages: MESSAGES_SOCKET_URL. Absent for this site's own, because every page carries the
   * settings; null with an upstream that has none (D-145).
   */
  messagesSocketUrl?: string | null
  /** The keys are null where the provider is not set up; its feature is then left out. */
  recaptchaSiteKey: string | null
  mapsKey: string | null
  stripeKey: string | null
  /** MAP_STYLE_URL; absent without one, because every page carries the settings. */
  mapStyleUrl?: string
}

/** Returns an object with the setting, or without it for this site's own socket server. */
const toMessagesSocketSetting = ({
  MESSAGES_SOCKET_URL,
  API_URL,
}: Env): Pick<PublicSettings, 'messagesSocketUrl'> =>
  MESSAGES_SOCKET_URL || API_URL ? { messagesSocketUrl: MESSAGES_SOCKET_URL ?? null } : {}

export function getPublicSettings(): PublicSettings {
  const settings = env()
  const defaultMediaUrl = settings.API_URL ? `${settings.API_URL}/media` : '/media'
  return {
    brandName: brandName(settings),
    productSlug: settings.PRODUCT_SLUG,
    apiResourceUrl: settings.API_RESOURCE_URL ?? defaultMediaUrl,
    resourceUrl: settings.RESOURCE_URL ?? settings.API_URL ?? '',
    chatSocketUrl: settings.CHAT_SOCKET_URL ?? null,
    ...toMessagesSocketSetting(settings),
    recaptchaSiteKey: settings.RECAPTCHA_SITE_KEY ?? null,
    mapsKey: settings.GOOGLE_MAPS_API_KEY ?? null,
    stripeKey: settings.STRIPE_PUBLISHABLE_KEY ?? null,
    ...(settings.MAP_STYLE_URL ? { mapStyleUrl: settings.MAP_STYLE_URL } : {}),
  }
}

/** Returns the path of the page that asks for a valuation visit, which contains the product's slug. */
export const localContactHref = (): string => routes.localContact(getPublicSettings().productSlug)
