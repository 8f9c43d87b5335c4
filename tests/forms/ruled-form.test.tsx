// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import type { Resolver } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCarried, type Carried, type CarriedStore } from '@/components/auth/shared-fields'
import { FormProblems } from '@/components/forms/form-problems'
import { emptyForm } from '@/components/forms/plain-form'
import { useRuledForm } from '@/components/forms/use-ruled-form'
import { createStore } from '@/lib/browser/create-store'

type Values = { email: string }

const names = ['email'] as const
const resolver: Resolver<Values> = (values) => ({ values, errors: {} })
const sent = vi.fn<(values: Values) => Promise<string | null>>(async () => null)

/** @param posts whether the form can be posted without its script */
function Form({ id, store, posts = false }: { id: string; store: CarriedStore; posts?: boolean }) {
  const form = useRuledForm<Values>({ id, names, resolver, ...(posts ? { plain: emptyForm } : {}) })
  return (
    <form aria-label={id} onBlur={useCarried(store, form, names)} onSubmit={form.onSubmit(sent)}>
      <FormProblems {...form.problems} />
      <input
        aria-label={`${id} email`}
        name={form.field('email').name}
        {...(form.live?.register('email') ?? {})}
      />
      {form.live ? <p>{id} runs</p> : null}
      {form.engine}
    </form>
  )
}

function Two() {
  const [store] = useState(() => createStore<Carried>({}))
  return (
    <>
      <Form id="login" store={store} />
      <Form id="signup" store={store} />
    </>
  )
}

const box = (id: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `${id} email` })

beforeEach(() => sent.mockClear())
afterEach(() => vi.doUnmock('@/components/forms/form-engine'))

// LOGIN-06: what somebody has typed in one form is not asked for again in the next.
test('an address typed and left before the script runs is in the page’s other form', async () => {
  render(<Two />)
  fireEvent.input(box('login'), { target: { value: 'ada@example.com' } })
  fireEvent.blur(box('login'))
  await waitFor(() => expect(box('signup').value).toBe('ada@example.com'))
  expect(box('login').value).toBe('ada@example.com')
})

test('what is in both before the script runs stays as it is', async () => {
  render(<Two />)
  fireEvent.input(box('login'), { target: { value: 'ada@example.com' } })
  fireEvent.blur(box('login'))
  fireEvent.input(box('signup'), { target: { value: 'grace@exam' } })
  await Promise.all(['login runs', 'signup runs'].map((each) => screen.findByText(each)))
  expect([box('login').value, box('signup').value]).toEqual(['ada@example.com', 'grace@exam'])
})

test('an address that was filled in, and never left, is carried when another form takes the place', async () => {
  const store = createStore<Carried>({})
  const { rerender } = render(<Form key="login" id="login" store={store} />)
  await screen.findByText('login runs')
  fireEvent.input(box('login'), { target: { value: 'ada@example.com' } })
  rerender(<Form key="otp" id="otp" store={store} />)
  await waitFor(() => expect(box('otp').value).toBe('ada@example.com'))
})

test('pressed twice before the script runs, it is sent once, and not again when it is done', async () => {
  render(<Two />)
  fireEvent.input(box('login'), { target: { value: 'ada@example.com' } })
  fireEvent.submit(screen.getByRole('form', { name: 'login' }))
  fireEvent.submit(screen.getByRole('form', { name: 'login' }))
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'ada@example.com' }))
  fireEvent.submit(screen.getByRole('form', { name: 'login' }))
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
})

test.each([false, true])(
  'where the script does not come, a form that can be posted (%s) is; another says what to do',
  async (posts) => {
    vi.doMock('@/components/forms/form-engine', () => {
      throw new Error('offline')
    })
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const posted = vi.fn((event: Event) => event.preventDefault())
    render(<Form id="login" store={createStore<Carried>({})} posts={posts} />)
    await waitFor(() => expect(told).toHaveBeenCalledOnce())
    const hear = (event: Event) => {
      if (!event.defaultPrevented) posted(event)
    }
    window.addEventListener('submit', hear, { once: true })
    expect(fireEvent.submit(screen.getByRole('form', { name: 'login' }))).toBe(false)
    expect(posted).toHaveBeenCalledTimes(posts ? 1 : 0)
    if (!posts)
      expect((await screen.findByRole('alert')).textContent).toBe(
        'A part of this page did not arrive. Please load the page again.',
      )
    expect(sent).not.toHaveBeenCalled()
  },
)
