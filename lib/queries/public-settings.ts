import 'server-only'
import { brandName, env, type Env } from '../config/env'
import { routes } from '../config/routes'

/** The settings that a browser may know. They come with each page, so that the build contains none (D-05). */
export interface PublicSettings {
  brandName: string
  productSlug: string
  /** API_RESOURCE_URL: the address of listings' pictures, without a trailing slash. */
  apiResourceUrl: string
  /** RESOURCE_URL: the address of articles' pictures and videos; '' for this site. */
  resourceUrl: string
  /** CHAT_SOCKET_URL: the Socket.IO server of the chatbot's live log; null for this site's own server. */
  chatSocketUrl: string | null
  /**
   * MESSAGES_SOCKET_URL: the Socket.IO server of messages; null with an upstream that has none (D-145). Left out for
   * this site's own server, because every page contains the settings.
   */
  messagesSocketUrl?: string | null
  /** A key is null if its provider is not set up. The page then lacks the provider's feature. */
  recaptchaSiteKey: string | null
  mapsKey: string | null
  stripeKey: string | null
  /** MAP_STYLE_URL. Left out when it is not set, because every page contains the settings. */
  mapStyleUrl?: string
}

/** Returns an object with the setting; an empty one for this site's own socket server. */
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
