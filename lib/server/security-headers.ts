import type { IncomingMessage } from 'node:http'
import type { Env } from '../config/env'
import { paymentRoutes } from '../config/payment-routes'
import { isSecure } from './request-headers'

/** Returns the origin of a URL as a list of one. The list is empty for a path on this site, which 'self' covers. */
const toOrigins = (address: string | undefined) =>
  address && /^[a-z]+:\/\//.test(address) ? [new URL(address).origin] : []
/** Returns the origins of a Socket.IO server. Its client connects over HTTP before it upgrades to WebSocket. */
const toSocketOrigins = (address: string | undefined) => {
  if (!address) return []
  const { host, protocol } = new URL(address)
  return protocol === 'https:' || protocol === 'wss:'
    ? [`https://${host}`, `wss://${host}`]
    : [`http://${host}`, `ws://${host}`]
}

type Directives = Record<string, readonly string[]>

/** The sources that each third-party service needs, when its key is set. */
function listServiceDirectives(settings: Env): Directives[] {
  const mapOrigins = toOrigins(settings.MAP_STYLE_URL)
  return [
    { 'connect-src': mapOrigins, 'img-src': mapOrigins },
    ...(settings.GOOGLE_MAPS_API_KEY
      ? [
          {
            'script-src': ['https://maps.googleapis.com'],
            'connect-src': ['https://maps.googleapis.com', 'https://*.gstatic.com'],
            'img-src': ['https://*.googleapis.com', 'https://*.gstatic.com'],
            'font-src': ['https://fonts.gstatic.com'],
            'style-src': ['https://fonts.googleapis.com'],
          },
        ]
      : []),
    ...(settings.RECAPTCHA_SITE_KEY
      ? [
          {
            'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
            'frame-src': ['https://www.google.com/recaptcha/'],
            'connect-src': ['https://www.google.com/recaptcha/'],
          },
        ]
      : []),
  ]
}

/** The sources of the card provider (PAY-40). form-action allows a form's redirect to the provider's hosted checkout. */
const listCheckoutDirectives = ({ STRIPE_PUBLISHABLE_KEY, STRIPE_SECRET_KEY }: Env): Directives[] => [
  ...(STRIPE_PUBLISHABLE_KEY
    ? [
        {
          'script-src': ['https://js.stripe.com'],
          'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
          'connect-src': ['https://api.stripe.com'],
        },
      ]
    : []),
  ...(STRIPE_PUBLISHABLE_KEY || STRIPE_SECRET_KEY
    ? [{ 'form-action': ['https://checkout.stripe.com'] }]
    : []),
]

/** The sources of the affiliate's pixel and script (PAY-35). */
const listTrackingDirectives = ({ AFFILIATE_PIXEL_URL }: Env): Directives[] => [
  { 'script-src': toOrigins(AFFILIATE_PIXEL_URL), 'img-src': toOrigins(AFFILIATE_PIXEL_URL) },
]

const startsWithAny = (path: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => path.startsWith(beginning))

const trackingPages = [paymentRoutes.orderSuccess('')]
const checkoutPages = [
  paymentRoutes.portalPayment(''),
  paymentRoutes.portalSubscription(''),
  paymentRoutes.tenantPayment(''),
  paymentRoutes.orders,
]

/** Returns the sources that only the payment pages may use. Other pages run no scripts of payment services. */
const listPageDirectives = (settings: Env, path: string): Directives[] => [
  ...(startsWithAny(path, checkoutPages) ? listCheckoutDirectives(settings) : []),
  ...(startsWithAny(path, trackingPages) ? listTrackingDirectives(settings) : []),
]

/** Inline styles are allowed, because React writes style attributes. Development needs eval for hot reload. */
export function createSecurityPolicyWriter(
  settings: Env,
  { dev }: { dev: boolean },
): (scripts: readonly string[], path: string) => string {
  // Pictures and videos come from the agency, which may keep them on servers of their own.
  const mediaOrigins = [settings.API_RESOURCE_URL, settings.RESOURCE_URL, settings.API_URL].flatMap(toOrigins)
  const baseDirectives: Directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(dev ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...mediaOrigins],
    'connect-src': [
      "'self'",
      ...toSocketOrigins(settings.MESSAGES_SOCKET_URL),
      ...toSocketOrigins(settings.CHAT_SOCKET_URL),
      ...(dev ? ['ws:'] : []),
    ],
    'font-src': ["'self'"],
    // Videos of news and guides, which load only when the reader starts one.
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    'media-src': ["'self'", ...mediaOrigins],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  const commonServices = listServiceDirectives(settings)
  return (scripts, path) => {
    const services: Directives[] = [
      ...commonServices,
      ...listPageDirectives(settings, path),
      { 'script-src': scripts },
    ]
    return Object.entries(baseDirectives)
      .map(([name, values]) => {
        const sources = [...values, ...services.flatMap((service) => service[name] ?? [])]
        return `${name} ${[...new Set(sources)].join(' ')}`
      })
      .join('; ')
  }
}

/** Headers of every response. Pages replace the policy, except the page of fixed HTML, whose inline styles it allows. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  // The payment provider confirms a card in a window that it opens.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

const ONE_YEAR_SECONDS = 31_536_000
const httpsHeaders = { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}` }
const httpHeaders = {}

/** Returns the headers that depend on the connection. Browsers ignore Strict-Transport-Security over HTTP. */
export const getTransportHeaders = ({
  headers,
  socket,
}: IncomingMessage): Readonly<Record<string, string>> =>
  isSecure(headers, { isEncrypted: 'encrypted' in socket }) ? httpsHeaders : httpHeaders
