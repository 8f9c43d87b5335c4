// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SharedFields, SharedFieldStore } from '@/components/auth/shared-fields'
import { WHOLE_FORM, type FormState } from '@/components/forms/form-state'
import { submitForm } from '@/components/forms/submit-form'
import { createStore } from '@/lib/browser/create-store'
import { renderWithSettings, withSettings } from '../support/public-settings'
import { Demo, loadSchema, repeatableForm, schema } from './demo-form'

vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
/** The form state with which a page is rendered again after a post without JavaScript. */
const postedForm = vi.hoisted(() => ({ state: null as FormState | null }))
vi.mock('react', async (load) => {
  const react = await load<Record<string, unknown>>()
  const useActionState = react['useActionState'] as (...args: unknown[]) => unknown
  return {
    ...react,
    useActionState: (action: unknown, initial: unknown) =>
      useActionState(action, postedForm.state ?? initial),
  }
})

const getField = (name: string) => screen.getByLabelText<HTMLInputElement>(`Demo ${name}`)
const getForm = (name = 'Demo') => screen.getByRole('form', { name })
const getButton = () => screen.getByRole('button')
const type = (target: HTMLElement, value: string) => fireEvent.input(target, { target: { value } })
const fetchMock = vi.fn<typeof fetch>()
const createSuccessResponse = () => Response.json({ code: 1, message: '', data: [] })
const createRefusalResponse = (message = '') => Response.json({ code: 0, message, data: [] })
/** Reads the names that were sent. The demo form sends a name as the field `tag` of its call. */
const readSentNames = () =>
  fetchMock.mock.calls.map(([, init]) => (JSON.parse(String(init?.body)) as { tag: string }).tag)

beforeEach(() => {
  postedForm.state = null
  loadSchema.mockClear().mockImplementation(async () => schema)
  fetchMock.mockReset().mockImplementation(async () => createSuccessResponse())
  vi.stubGlobal('fetch', fetchMock)
})
afterEach(() => vi.unstubAllGlobals())

describe('a form is sent once at a time', () => {
  it('even if it is submitted twice at once', async () => {
    renderWithSettings(<Demo definition={repeatableForm} />)
    type(getField('name'), 'Ada')
    // False means that the browser does not post the form itself.
    expect(fireEvent.submit(getForm())).toBe(false)
    expect(fireEvent.submit(getForm())).toBe(false)
    expect(getButton().textContent).toBe('Sending…')
    expect(await screen.findByRole('status')).toBeTruthy()
    expect(getButton().textContent).toBe('Send')
    type(getField('name'), 'Grace')
    fireEvent.submit(getForm())
    await waitFor(() => expect(readSentNames()).toEqual(['Ada', 'Grace']))
  })
  it('and never again after success, unless it has `canRepeat`', async () => {
    renderWithSettings(<Demo />)
    type(getField('name'), 'Ada')
    fireEvent.submit(getForm())
    expect((await screen.findByRole('status')).textContent).toBe('Done.')
    // A form that cannot be repeated stays busy after its success.
    await act(async () => void fireEvent.submit(getForm()))
    expect(fetchMock).toHaveBeenCalledOnce()
    expect(getButton().textContent).toBe('Sending…')
  })
})

describe('typed values are kept after a failure', () => {
  const fill = () => {
    type(getField('name'), 'Ada')
    type(getField('password'), 'Plum-Harvest')
    fireEvent.click(getField('agree'))
  }
  const readValues = () => ({
    name: getField('name').value,
    password: getField('password').value,
    agree: getField('agree').checked,
  })
  const FILLED_IN = { name: 'Ada', password: 'Plum-Harvest', agree: true }
  it.each<[string, () => Response | Promise<Response>, string]>([
    ['a refusal', () => createRefusalResponse('Not today.'), 'Not today.'],
    ['a refusal without a reason', () => createRefusalResponse(), 'Refused.'],
    ['an error status', () => new Response('', { status: 503 }), 'No answer.'],
    ['an answer that is not JSON', () => new Response('<html>'), 'No answer.'],
    ['no answer', () => Promise.reject(new TypeError('offline')), 'No answer.'],
  ])('%s shows a message that takes the focus, and the form can be sent again', async (_, reply, message) => {
    fetchMock.mockImplementationOnce(async () => reply())
    renderWithSettings(<Demo />)
    fill()
    fireEvent.submit(getForm())
    const alert = await screen.findByText(message)
    await waitFor(() => expect(document.activeElement).toBe(alert.parentElement))
    expect(readValues()).toEqual(FILLED_IN)
    fireEvent.submit(getForm())
    expect((await screen.findByRole('status')).textContent).toBe('Done.')
  })
  it('a refusal about a field is shown at the field and in the summary, which takes the focus', async () => {
    fetchMock.mockImplementationOnce(async () => createRefusalResponse('Name taken.'))
    renderWithSettings(<Demo />)
    fill()
    fireEvent.submit(getForm())
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(screen.getByRole('link', { name: 'Name taken.' }).getAttribute('href')).toBe('#name')
    expect(getField('name').getAttribute('aria-invalid')).toBe('true')
    expect(readValues()).toEqual(FILLED_IN)
  })
})

describe('a form that is not hydrated yet', () => {
  /** Renders the form on the server, lets the test act as the visitor, and then hydrates the form. */
  const hydrate = (actBeforeHydration: (host: HTMLElement) => void) => {
    const host = document.createElement('div')
    document.body.append(host)
    host.innerHTML = renderToString(withSettings(<Demo />))
    actBeforeHydration(host)
    render(withSettings(<Demo />), { container: host, hydrate: true })
  }
  it('keeps values entered by then, such as by a password manager, and checks and sends them later', async () => {
    hydrate((host) => {
      host.querySelector<HTMLInputElement>('[name=name]')!.value = 'Ada'
      host.querySelector<HTMLInputElement>('[name=password]')!.value = 'Plum-Harvest'
      host.querySelector<HTMLInputElement>('[name=agree]')!.checked = true
    })
    // The form is valid without any interaction after hydration.
    await waitFor(() => expect(getButton().dataset['valid']).toBe('true'))
    expect(getField('name').value).toBe('Ada')
    expect(getField('password').value).toBe('Plum-Harvest')
    expect(getField('agree').checked).toBe(true)
    fireEvent.submit(getForm())
    await waitFor(() => expect(readSentNames()).toEqual(['Ada']))
  })
  it('has the id that its post needs, and lets the browser check the required fields', () => {
    hydrate((host) => {
      const formIdField = host.querySelector<HTMLInputElement>('[name=form_id]')
      expect(formIdField?.type).toBe('hidden')
      expect(formIdField?.value).toBe('demo')
      expect(host.querySelector('form')?.noValidate).toBe(false)
    })
    expect(document.querySelector('form')?.noValidate).toBe(true)
  })
})

it('the browser never checks a form that is rendered after hydration, not even before its effects run', () => {
  let wasCheckedAtFirst: boolean | undefined
  function OpenedForm() {
    useLayoutEffect(() => {
      wasCheckedAtFirst ??= document.querySelector('form')?.noValidate === false
    }, [])
    return <Demo />
  }
  render(withSettings(<OpenedForm />))
  expect(wasCheckedAtFirst).toBe(false)
})

describe('after a post without JavaScript', () => {
  it('typed values, errors and the summary are rendered again, without secrets', () => {
    postedForm.state = {
      values: { name: '', email: 'ada@example.com', password: 'Plum-Harvest', agree: 'on' },
      errors: { name: 'Your name is needed.', [WHOLE_FORM]: 'And another thing.' },
      outcome: null,
    }
    const html = renderToString(withSettings(<Demo />))
    expect(html).not.toContain('Plum-Harvest')
    renderWithSettings(<Demo />)
    expect(getField('email').value).toBe('ada@example.com')
    expect(getField('agree').checked).toBe(true)
    expect(screen.getByRole('link', { name: 'Your name is needed.' }).getAttribute('href')).toBe('#name')
    expect(screen.getByText('And another thing.')).toBeTruthy()
    expect(submitForm).not.toHaveBeenCalled()
  })
})

describe('the schema', () => {
  it('is not loaded before the first interaction', async () => {
    renderWithSettings(<Demo />)
    await act(async () => undefined)
    expect(loadSchema).not.toHaveBeenCalled()
    expect(getButton().dataset['valid']).toBe('false')
    fireEvent.focus(getField('name'))
    await waitFor(() => expect(loadSchema).toHaveBeenCalled())
  })
  it('reports the error of a field after its blur, and removes the error once the value is valid', async () => {
    renderWithSettings(<Demo />)
    fireEvent.focus(getField('email'))
    fireEvent.blur(getField('email'))
    await waitFor(() => expect(loadSchema).toHaveBeenCalled())
    expect(screen.queryByText('Your name is needed.')).toBeNull()
    fireEvent.blur(getField('name'))
    expect(await screen.findByText('Your name is needed.')).toBeTruthy()
    type(getField('name'), 'Ada')
    await waitFor(() => expect(screen.queryByText('Your name is needed.')).toBeNull())
  })
  it('reports no error while the mouse is pressed, because the error could move the pressed control away', async () => {
    renderWithSettings(<Demo />)
    fireEvent.focus(getField('name'))
    await waitFor(() => expect(loadSchema).toHaveBeenCalled())
    fireEvent.mouseDown(getButton())
    fireEvent.blur(getField('name'))
    // By then an error would have appeared.
    await act(async () => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.queryByText('Your name is needed.')).toBeNull()
    fireEvent.mouseUp(getButton())
    // The click comes after the release, and the error only after the click.
    expect(screen.queryByText('Your name is needed.')).toBeNull()
    expect(await screen.findByText('Your name is needed.')).toBeTruthy()
  })
  it('is not needed to send: if it does not load, the agency checks the values by the same rules', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    loadSchema.mockRejectedValue(new Error('offline'))
    fetchMock.mockImplementationOnce(async () => createRefusalResponse('A name is needed.'))
    renderWithSettings(<Demo />)
    fireEvent.focus(getField('name'))
    await waitFor(() => expect(getButton().dataset['valid']).toBe('true'))
    fireEvent.submit(getForm())
    expect(await screen.findByText('A name is needed.')).toBeTruthy()
    expect(consoleError).toHaveBeenCalledWith(expect.stringContaining('did not load'), expect.anything())
    // The next check tries to load the schema again.
    loadSchema.mockImplementation(async () => schema)
    fireEvent.submit(getForm())
    expect((await screen.findAllByText('Your name is needed.')).length).toBeGreaterThan(0)
    expect(fetchMock).toHaveBeenCalledOnce()
  })
})

describe('fields that the forms of a page share (LOGIN-06)', () => {
  const getEmailField = (id: string) => screen.getByLabelText<HTMLInputElement>(`${id} email`)
  function TwoForms({ store }: { store: SharedFieldStore }) {
    return (
      <>
        <Demo id="login" store={store} />
        <Demo id="signup" store={store} />
      </>
    )
  }
  const typeAndLeave = (id: string, value: string) => {
    type(getEmailField(id), value)
    fireEvent.blur(getEmailField(id))
  }
  it('get the email address of the other form after its blur, once the address is complete', async () => {
    renderWithSettings(<TwoForms store={createStore<SharedFields>({})} />)
    typeAndLeave('login', 'ada@exam')
    typeAndLeave('signup', '')
    expect(getEmailField('signup').value).toBe('')
    typeAndLeave('login', 'ada@example.com')
    await waitFor(() => expect(getEmailField('signup').value).toBe('ada@example.com'))
  })
  it('keep a value that was entered before hydration', async () => {
    const host = document.createElement('div')
    document.body.append(host)
    const view = () =>
      withSettings(<TwoForms store={createStore<SharedFields>({ email: 'ada@example.com' })} />)
    host.innerHTML = renderToString(view())
    host.querySelectorAll<HTMLInputElement>('[name=email]')[1]!.value = 'grace@example.com'
    render(view(), { container: host, hydrate: true })
    await waitFor(() => expect(getEmailField('login').value).toBe('ada@example.com'))
    expect(getEmailField('signup').value).toBe('grace@example.com')
  })
  it('get the email address of a form that is replaced, even without a blur', async () => {
    const store = createStore<SharedFields>({})
    const { rerender } = renderWithSettings(<Demo key="login" id="login" store={store} />)
    type(getEmailField('login'), 'ada@example.com')
    rerender(withSettings(<Demo key="otp" id="otp" store={store} />))
    await waitFor(() => expect(getEmailField('otp').value).toBe('ada@example.com'))
  })
  it('do not include secrets', () => {
    const store = createStore<SharedFields>({})
    renderWithSettings(<Demo store={store} />)
    type(getField('password'), 'Plum-Harvest')
    fireEvent.blur(getField('password'))
    expect(store.get()).toEqual({})
  })
})
