// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import PageError from '@/app/error'
import { OUTAGE_DIGEST } from '@/lib/errors'
import { getPageStatus } from '@/lib/config/page-status'

test('an outage and an error have different messages, and neither says that something was not found', () => {
  const { rerender } = render(
    // Next passes only the digest of a server's error on to the browser.
    <PageError error={Object.assign(new Error('hidden'), { digest: OUTAGE_DIGEST })} retry={vi.fn()} />,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'We can’t reach our property data at the moment',
  )
  for (const error of [new Error('hidden'), 'a string', null]) {
    rerender(<PageError error={error} retry={vi.fn()} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong on our side')
    expect(document.body.textContent).not.toMatch(/hidden|not found|no results/i)
  }
})

test('a failure page offers a retry and a phone number', async () => {
  const retry = vi.fn()
  render(<PageError error={new Error('x')} retry={retry} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:/)
})

test.each([
  ['/error', 404],
  ['/error/', 404],
  ['/', undefined],
  ['/errors', undefined],
  ['/find-a-property', undefined],
])('the path %s has the fixed status %s (D-48)', (path, status) => {
  expect(getPageStatus(path)).toBe(status)
})
