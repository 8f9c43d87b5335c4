import { expect, it } from 'vitest'
import { parseEnv } from '../../lib/config/env'
import { hashScripts } from '../../lib/server/script-hashes'
import { createSecurityPolicyWriter } from '../../lib/server/security-headers'

const createPolicyWithNonce = (settings: Record<string, string>, { dev = false } = {}) =>
  createSecurityPolicyWriter(parseEnv(settings), { dev })(["'nonce-x'"], '/')
const createPolicyForPath = (path: string, settings: Record<string, string>) =>
  createSecurityPolicyWriter(parseEnv(settings), { dev: false })([], path)

it('allows inline scripts only by nonce, and eval only in development', () => {
  const policy = createPolicyWithNonce({})
  expect(policy).toContain("script-src 'self' 'nonce-x';")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(createPolicyWithNonce({}, { dev: true })).toMatch(/script-src[^;]*'unsafe-eval'/)
})

it('forbids plugins, other base URLs and frames of other sites (OWASP ASVS 5.0, 3.4.3)', () => {
  expect(createPolicyWithNonce({}).split('; ')).toEqual(
    expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
  )
})

it('names outside services only when their keys are set', () => {
  // The frames of videos in news and guides are allowed whatever the settings.
  expect(
    createPolicyWithNonce({}).replace('https://www.youtube-nocookie.com https://player.vimeo.com', ''),
  ).not.toMatch(/https?:|wss?:/)
  expect(createPolicyWithNonce({ GOOGLE_MAPS_API_KEY: 'k' })).toMatch(/script-src[^;]*maps\.googleapis\.com/)
  expect(createPolicyWithNonce({ RECAPTCHA_SITE_KEY: 'k' })).toMatch(
    /frame-src[^;]*www\.google\.com\/recaptcha/,
  )
  const tiles = createPolicyWithNonce({ MAP_STYLE_URL: 'https://tiles.example/style.json' })
  expect(tiles).toMatch(/connect-src[^;]* https:\/\/tiles\.example[ ;]/)
  expect(tiles).toMatch(/img-src[^;]* https:\/\/tiles\.example[ ;]/)
  const upstream = createPolicyWithNonce({
    API_RESOURCE_URL: 'https://img.example/a/b',
    MESSAGES_SOCKET_URL: 'wss://chat.example/x',
  })
  expect(upstream).toMatch(/img-src[^;]* https:\/\/img\.example[ ;]/)
  expect(upstream).toMatch(/connect-src[^;]* https:\/\/chat\.example wss:\/\/chat\.example/)
})

const CARD_KEYS = { STRIPE_PUBLISHABLE_KEY: 'pk_x', STRIPE_SECRET_KEY: 'sk_x' }

it.each([
  '/rightmove-payment/7',
  '/rightmove-subscription-payment/7',
  '/tenant-payments/7',
  '/my-account/orders/7/review',
])('lets %s load the card provider’s script and redirect to its checkout (PAY-40)', (path) => {
  expect(createPolicyForPath(path, CARD_KEYS)).toMatch(/script-src[^;]*https:\/\/js\.stripe\.com/)
  expect(createPolicyForPath(path, CARD_KEYS)).toMatch(/form-action[^;]*https:\/\/checkout\.stripe\.com/)
  expect(createPolicyForPath(path, {})).not.toContain('stripe.com')
})

it('no other page may load the card provider’s script', () => {
  for (const path of ['/', '/login', '/my-account/welcome', '/stripe-success/7', '/find-a-property/essex'])
    expect(createPolicyForPath(path, CARD_KEYS)).not.toContain('stripe.com')
})

it('only the order success page may load the affiliate’s pixel and script (PAY-35)', () => {
  const settings = { AFFILIATE_PIXEL_URL: 'https://partner.example/pixel?merchant=7' }
  const policy = createPolicyForPath('/stripe-success/1001', settings)
  expect(policy).toMatch(/script-src[^;]*https:\/\/partner\.example[; ]/)
  expect(policy).toMatch(/img-src[^;]*https:\/\/partner\.example[; ]/)
  for (const path of ['/', '/stripe-error', '/rightmove-success/7', '/rightmove-payment/7'])
    expect(createPolicyForPath(path, settings)).not.toContain('partner.example')
  expect(createPolicyForPath('/stripe-success/1001', {})).not.toContain('partner.example')
})

it('hashes only scripts with the nonce of the render, so that an injected script stays forbidden', () => {
  const { html, hashes } = hashScripts(
    [
      '<script nonce="abc">own("abc")</script>',
      '<script nonce="abd">injected()</script>',
      '<script>injected()</script>',
      '<script type="application/ld+json">{}</script>',
      '<script src="/x.js" nonce="abc"></script>',
    ].join(''),
    'abc',
  )
  expect(hashes).toHaveLength(1)
  // The nonce in a script's text is replaced by zeros, because the hash would otherwise differ at each render.
  expect(html).toContain('<script>own("000")</script>')
  expect(html).toContain('<script src="/x.js"></script>')
})
