import { isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import SalePage from '@/app/(account)/my-account/offers/[id]/sale/page'
import TenancyPage from '@/app/(account)/my-account/offers/[id]/tenancy/page'
import { brand } from '@/lib/config/brand'
import { failure } from '@/lib/contract/call'
import { AgencyError, isOutage } from '@/lib/errors'

const calls = vi.hoisted(() => ({ getSale: vi.fn(), getTenancy: vi.fn() }))
vi.mock('@/lib/gateway', () => ({ gateway: () => calls }))
vi.mock('@/lib/session/current-user', () => ({
  getCurrentCaller: async () => ({ token: 'a-token' }),
  requireUser: async () => ({ id: 7 }),
}))
vi.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('not found')
  },
  redirect: (path: string) => {
    throw new Error(`redirect to ${path}`)
  },
}))

beforeEach(() => {
  calls.getSale.mockReset()
  calls.getTenancy.mockReset()
})

describe.each([
  ['sale', SalePage, calls.getSale],
  ['letting', TenancyPage, calls.getTenancy],
])('the page of an agreed %s', (_, Page, call) => {
  const loadPage = (id = '3') => Page({ params: Promise.resolve({ id }) })

  it('gives the telephone number if an upstream agency has no such call', async () => {
    call.mockResolvedValue({ ...failure('Not found'), isUnknown: true })
    const page = await loadPage()
    expect(isValidElement(page)).toBe(true)
    expect(renderToStaticMarkup(page)).toContain(brand.phone)
  })

  it('is not found if the agency refuses the call, or if the id in the path is not a number', async () => {
    call.mockResolvedValue(failure('Offer not found'))
    await expect(loadPage()).rejects.toThrow('not found')
    await expect(loadPage('x')).rejects.toThrow('not found')
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('throws an outage, and not the not-found error, while the agency cannot answer', async () => {
    call.mockRejectedValue(new AgencyError('outage', 'the database is down'))
    await expect(loadPage()).rejects.toSatisfy(isOutage)
  })

  it('redirects to the login once the session has ended', async () => {
    call.mockRejectedValue(new AgencyError('invalid_token', 'call'))
    await expect(loadPage()).rejects.toThrow('redirect to /login')
  })
})
