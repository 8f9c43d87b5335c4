// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FieldErrors, Resolver, ResolverResult } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLateForm } from '@/components/forms/use-late-form'

type Values = { name: string; email: string }

const sent = vi.fn<(values: Values) => Promise<void>>(async () => undefined)
const posted = vi.fn((event: Event) => event.preventDefault())
const missing = (values: Values): FieldErrors<Values> =>
  values.name ? {} : { name: { type: 'required', message: 'Your name is needed.' } }
const resolver: Resolver<Values> = (values) => ({ values, errors: missing(values) }) as ResolverResult<Values>
const options = { mode: 'onTouched', watchesValid: true, resolver } as const

function Demo() {
  const { live, engine, field, onSubmit, onBlur, isSending, isValid } = useLateForm<Values>(options)
  return (
    <>
      {engine}
      <form aria-label="Demo" onBlur={onBlur} onSubmit={onSubmit(sent)}>
        <input aria-label="Name" {...field('name')} />
        <input aria-label="Email" {...field('email')} />
        {live?.errors.name ? <p role="alert">{live.errors.name.message}</p> : null}
        <button data-valid={isValid}>{isSending ? 'Sending…' : 'Send'}</button>
      </form>
    </>
  )
}

const name = () => screen.getByRole('textbox', { name: 'Name' })
const form = () => screen.getByRole('form', { name: 'Demo' })

beforeEach(() => {
  sent.mockClear()
  posted.mockClear()
})
afterEach(() => {
  cleanup()
  vi.doUnmock('@/components/forms/form-engine')
})

// VALUATION-08, CONTACT-10: what a form checks it checks however early somebody begins with it.
test('what was typed before the engine runs stays, and is sent', async () => {
  render(<Demo />)
  fireEvent.input(name(), { target: { value: 'Ada' } })
  await waitFor(() => expect(screen.getByRole('button').dataset.valid).toBe('true'))
  fireEvent.submit(form())
  await waitFor(() => expect(sent.mock.calls.map(([values]) => values)).toEqual([{ name: 'Ada', email: '' }]))
})

test('a field that was left empty before the engine runs is checked when it does', async () => {
  render(<Demo />)
  fireEvent.blur(name())
  expect((await screen.findByRole('alert')).textContent).toBe('Your name is needed.')
  // As a field that was left after it: the word goes as soon as there is nothing wrong.
  fireEvent.input(name(), { target: { value: 'Ada' } })
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a field that nobody has been in is not', async () => {
  render(<Demo />)
  fireEvent.blur(screen.getByRole('textbox', { name: 'Email' }))
  await waitFor(() => expect(screen.getByRole('button').dataset.valid).toBe('false'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('pressed twice before the engine runs, it is sent once', async () => {
  render(<Demo />)
  fireEvent.input(name(), { target: { value: 'Ada' } })
  expect(fireEvent.submit(form())).toBe(false)
  expect(fireEvent.submit(form())).toBe(false)
  expect(screen.getByRole('button').textContent).toBe('Sending…')
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(screen.getByRole('button').textContent).toBe('Send')
  fireEvent.input(name(), { target: { value: 'Grace' } })
  fireEvent.submit(form())
  await waitFor(() => expect(sent.mock.calls.map(([values]) => values.name)).toEqual(['Ada', 'Grace']))
})

test('where the engine does not come the form is left to its action, with a button that waits for nothing', async () => {
  vi.doMock('@/components/forms/form-engine', () => {
    throw new Error('offline')
  })
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<Demo />)
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith(expect.stringContaining('did not load'), expect.anything()),
  )
  await waitFor(() => expect(screen.getByRole('button').dataset.valid).toBe('true'))
  window.addEventListener('submit', posted, { once: true })
  fireEvent.submit(form())
  expect(posted.mock.calls[0]?.[0].type).toBe('submit')
  expect(sent).not.toHaveBeenCalled()
})

test('pressed before it is known that the engine does not come, it is posted then', async () => {
  vi.doMock('@/components/forms/form-engine', () => {
    throw new Error('offline')
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(<Demo />)
  expect(fireEvent.submit(form())).toBe(false)
  expect(screen.getByRole('button').textContent).toBe('Sending…')
  window.addEventListener(
    'submit',
    (event) => posted.mock.calls.length === 0 && !event.defaultPrevented && posted(event),
    { once: true },
  )
  await waitFor(() => expect(posted).toHaveBeenCalledOnce())
  expect(screen.getByRole('button').textContent).toBe('Send')
  expect(sent).not.toHaveBeenCalled()
})
