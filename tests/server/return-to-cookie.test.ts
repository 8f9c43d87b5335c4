import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it, vi } from 'vitest'
import { setReturnToCookie } from '../../lib/server/return-to-cookie'

const request = { method: 'GET', url: '/my-account/email/key' } as IncomingMessage
const redirectToLogin = { status: 307, headers: { location: '/login' } }

it('the cookie with the page to return to is Secure on an encrypted site (OWASP ASVS 5.0, 3.3.1)', () => {
  const appendHeader = vi.fn()
  const response = { appendHeader } as unknown as ServerResponse
  for (const isSecureSite of [true, false])
    setReturnToCookie(request, response, redirectToLogin, { isSecureSite })
  const cookie = 'return-to=%2Fmy-account%2Femail%2Fkey; Path=/; Max-Age=1800; SameSite=Lax'
  expect(appendHeader.mock.calls).toEqual([
    ['set-cookie', `${cookie}; Secure`],
    ['set-cookie', cookie],
  ])
})
