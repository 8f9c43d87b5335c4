import type { Env } from '../config/env'

const originOf = (address: string | undefined) =>
  address && /^[a-z]+:\/\//.test(address) ? [new URL(address).origin] : []
/** A socket's address in both of the schemes that its transports use. */
const socketOrigins = (address: string | undefined) => {
  if (!address) return []
  const { host, protocol } = new URL(address)
  return protocol === 'https:' || protocol === 'wss:'
    ? [`https://${host}`, `wss://${host}`]
    : [`http://${host}`, `ws://${host}`]
}

type Directives = Record<string, readonly string[]>

/** What each outside service needs, and only when its key is set. */
function services(settings: Env): Directives[] {
  return [
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
    ...(settings.STRIPE_PUBLISHABLE_KEY
      ? [
          {
            'script-src': ['https://js.stripe.com'],
            'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
            'connect-src': ['https://api.stripe.com'],
            'form-action': ['https://checkout.stripe.com'],
          },
        ]
      : []),
  ]
}

/**
 * The content security policy as a function of what a document's own scripts are allowed by
 * (nonces or hashes). Styles may be inline; scripts may not. Development needs eval for reloading.
 */
export function contentPolicy(settings: Env, dev: boolean): (scripts: readonly string[]) => string {
  const base: Directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(dev ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...originOf(settings.API_RESOURCE_URL),
      ...originOf(settings.RESOURCE_URL),
      ...originOf(settings.API_URL),
      ...originOf(settings.AFFILIATE_PIXEL_URL),
    ],
    'connect-src': [
      "'self'",
      ...socketOrigins(settings.MESSAGES_SOCKET_URL),
      ...socketOrigins(settings.CHAT_SOCKET_URL),
      ...(dev ? ['ws:'] : []),
    ],
    'font-src': ["'self'"],
    // Films of news and guides; nothing is asked of there before the reader starts one.
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    'media-src': [
      "'self'",
      ...originOf(settings.API_RESOURCE_URL),
      ...originOf(settings.RESOURCE_URL),
      ...originOf(settings.API_URL),
    ],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  const all = services(settings)
  const merged = Object.entries(base).map(
    ([name, values]) => [name, [...values, ...all.flatMap((service) => service[name] ?? [])]] as const,
  )
  return (scripts) =>
    merged
      .map(
        ([name, values]) =>
          `${name} ${[...new Set([...values, ...(name === 'script-src' ? scripts : [])])].join(' ')}`,
      )
      .join('; ')
}

/** Headers of every answer, whatever it is. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** A year; sent on encrypted connections alone, as browsers ignore it on others. */
export const STRICT_TRANSPORT = 'max-age=31536000'
