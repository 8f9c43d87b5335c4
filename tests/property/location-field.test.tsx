// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LocationField } from '@/components/property/location-field'
import { readRecentLocations, rememberLocation } from '@/components/property/recent-locations'

const places = [
  { value: 'Witham', label: 'Witham', kind: 'town', detail: 'Essex' },
  { value: 'Witham station', label: 'Witham', kind: 'station', detail: 'station' },
]
const stubReply = (data: unknown) =>
  vi.fn(async (_url: string, init?: RequestInit) => {
    init?.signal?.throwIfAborted()
    return Response.json({ code: 1, message: '', data })
  })
const getField = () => screen.getByRole('combobox', { name: 'Location' }) as HTMLInputElement
const openForm = (onSubmit = vi.fn()) =>
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <label htmlFor="place">Location</label>
      <LocationField id="place" />
    </form>,
  )

beforeEach(() => window.localStorage.clear())

describe('the location field', () => {
  test('has the specified name and placeholder, and takes any text (REFINE-01, REFINE-06)', async () => {
    vi.stubGlobal('fetch', stubReply([]))
    openForm()
    expect(getField().placeholder).toBe('e.g. Southend, CM8 or Street Name')
    expect(getField().name).toBe('location_filter')
    await userEvent.type(getField(), 'Nowhere at all')
    expect(getField().value).toBe('Nowhere at all')
    expect(getField().getAttribute('aria-expanded')).toBe('false')
  })

  test('suggests after a pause, and an option chosen by keys is filled in without submitting', async () => {
    const fetched = stubReply(places)
    vi.stubGlobal('fetch', fetched)
    const onSubmit = vi.fn()
    openForm(onSubmit)
    await userEvent.type(getField(), 'With')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(fetched.mock.calls.length, 'fewer requests than letters').toBeLessThanOrEqual(2)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(
      document.getElementById(getField().getAttribute('aria-activedescendant') ?? '')?.textContent,
    ).toContain('station')
    // After the last option comes the field itself, with no active option.
    await userEvent.keyboard('{ArrowDown}')
    expect(getField().getAttribute('aria-activedescendant')).toBeNull()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    expect(getField().value).toBe('Witham')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('chooses by pointer, and closes with Escape and on blur', async () => {
    vi.stubGlobal('fetch', stubReply(places))
    openForm()
    await userEvent.type(getField(), 'Wi')
    await userEvent.click((await screen.findAllByRole('option'))[1]!)
    expect(getField().value).toBe('Witham station')
    expect(document.activeElement).toBe(getField())
    await userEvent.type(getField(), 's')
    await screen.findAllByRole('option')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.type(getField(), 's')
    await screen.findAllByRole('option')
    await userEvent.tab()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('is a plain field when the call fails', async () => {
    const failing = vi.fn(async () => {
      throw new TypeError('down')
    })
    vi.stubGlobal('fetch', failing)
    openForm()
    await userEvent.type(getField(), 'Witham')
    await waitFor(() => expect(failing).toHaveBeenCalled())
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(getField().value).toBe('Witham')
  })

  test('suggests recent locations while it is empty', async () => {
    vi.stubGlobal('fetch', stubReply([]))
    // Repeated, blank and too long texts are not remembered.
    for (const place of ['Essex', 'CM8', 'essex', '  ', 'x'.repeat(100)]) rememberLocation(place)
    expect(readRecentLocations()).toEqual(['essex', 'CM8'])
    openForm()
    await userEvent.click(getField())
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['essex', 'CM8'])
  })
})

test('recent locations ignore invalid values in storage', () => {
  for (const text of ['{', '"x"', '[1,"Essex",null]', 'null']) {
    window.localStorage.setItem('recent_locations', text)
    expect(readRecentLocations()).toEqual(text.includes('Essex') ? ['Essex'] : [])
  }
})
