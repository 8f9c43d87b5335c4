import { expect, it } from 'vitest'
import { parseEnv } from '../../lib/config/env'
import { hashScripts } from '../../lib/server/script-hashes'
import { createSecurityPolicyWriter } from '../../lib/server/security-headers'

const policyOf = (settings: Record<string, string>, dev = false) =>
  createSecurityPolicyWriter(parseEnv(settings), { dev })(["'nonce-x'"])

it('allows inline scripts by nonce alone, and eval in development alone', () => {
  const policy = policyOf({})
  expect(policy).toContain("script-src 'self' 'nonce-x';")
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policyOf({}, true)).toMatch(/script-src[^;]*'unsafe-eval'/)
})

it('names outside services only when their keys are set', () => {
  // Films of news and guides are content: their frame is allowed whatever the settings.
  expect(policyOf({}).replace('https://www.youtube-nocookie.com https://player.vimeo.com', '')).not.toMatch(
    /https?:|wss?:/,
  )
  expect(policyOf({ GOOGLE_MAPS_API_KEY: 'k' })).toMatch(/script-src[^;]*maps\.googleapis\.com/)
  expect(policyOf({ RECAPTCHA_SITE_KEY: 'k' })).toMatch(/frame-src[^;]*www\.google\.com\/recaptcha/)
  expect(policyOf({ STRIPE_PUBLISHABLE_KEY: 'pk_x' })).toMatch(/script-src[^;]*js\.stripe\.com/)
  const upstream = policyOf({
    API_RESOURCE_URL: 'https://img.example/a/b',
    MESSAGES_SOCKET_URL: 'wss://chat.example/x',
  })
  expect(upstream).toMatch(/img-src[^;]* https:\/\/img\.example[ ;]/)
  expect(upstream).toMatch(/connect-src[^;]* https:\/\/chat\.example wss:\/\/chat\.example/)
})

it('hashes only scripts with the nonce of the render, so that an injected script stays forbidden', () => {
  const { html, hashes } = hashScripts(
    '<script nonce="abc">own("abc")</script><script nonce="abd">injected()</script><script>injected()</script><script type="application/ld+json">{}</script><script src="/x.js" nonce="abc"></script>',
    'abc',
  )
  expect(hashes).toHaveLength(1)
  expect(html).toContain('<script>own("000")</script>')
  expect(html).toContain('<script src="/x.js"></script>')
})
