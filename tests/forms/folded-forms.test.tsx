// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FormState } from '@/components/forms/form-state'
import { ConversationSafety } from '@/components/inbox/conversation-safety'
import { NoteForm } from '@/components/saved/saved-home-forms'
import { SearchSettingsForm } from '@/components/saved/saved-search-forms'
import { MarketForm } from '@/components/selling/market-form'
import { saveDrafts } from '@/lib/browser/draft'
import { renderWithSettings, withSettings } from '../support/public-settings'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))
vi.mock('@/components/forms/submit-form', () => ({ submitForm: vi.fn() }))
/** The form state with which a page is rendered again after a post without JavaScript. */
const posted = vi.hoisted(() => ({ state: null as FormState | null }))
vi.mock('react', async (load) => {
  const react = await load<Record<string, unknown>>()
  const useActionState = react['useActionState'] as (...args: unknown[]) => unknown
  return {
    ...react,
    useActionState: (action: unknown, initial: unknown) => useActionState(action, posted.state ?? initial),
  }
})

beforeEach(() => {
  posted.state = null
  window.sessionStorage.clear()
})
afterEach(cleanup)

const note = (id: number) => (
  <NoteForm
    key={id}
    userId={7}
    home={{ kind: 'sale', id }}
    address={`${id} High Street`}
    note=""
    partnerName={null}
  />
)
const search = {
  id: 5,
  name: 'Witham',
  href: '/find-a-property/Witham',
  frequency: 'none',
  created_at: '2026-11-22T14:05:00Z',
} as const
const safety = <ConversationSafety userId={7} threadId={3} otherParty="Jane B." isBlocked={false} />

const REFUSAL = 'We can’t reach our property data at the moment.'

it.each([
  ['the note of a home', note(1), 1],
  ['a saved search', <SearchSettingsForm key="search" userId={7} search={search} />, 1],
  ['blocking and reporting a person', safety, 2],
  [
    'taking a home off the market',
    <MarketForm key="market" userId={7} kind="sale" listingId={31} action="withdraw" />,
    1,
  ],
])(
  'a refused post without JavaScript opens the fold of %s, so that its reader sees why',
  (_, form, folds) => {
    const countOpenFolds = () =>
      renderToString(withSettings(form)).match(/<details[^>]* open=""/g)?.length ?? 0
    expect(countOpenFolds()).toBe(0)
    posted.state = { values: {}, errors: { '': REFUSAL }, outcome: null }
    expect(countOpenFolds()).toBe(folds)
    expect(renderToString(withSettings(form))).toContain(REFUSAL)
  },
)

it('a report that was posted without JavaScript opens the fold that thanks for it', () => {
  posted.state = { values: {}, errors: {}, outcome: { ok: true, message: 'Thank you.' } }
  const page = renderToString(withSettings(safety))
  expect(page.slice(page.lastIndexOf('<details'))).toMatch(/^<details[^>]* open="".*Thank you\./s)
})

it('a note that was typed when the session ended is restored in its open fold, and other notes stay folded', async () => {
  const notes = <>{[note(1), note(2)]}</>
  renderWithSettings(notes)
  // Each form looks for its draft in a module that it loads.
  await vi.dynamicImportSettled()
  const getField = (id: number) =>
    screen.getByLabelText<HTMLTextAreaElement>(`Your note about ${id} High Street`)
  fireEvent.change(getField(2), { target: { value: 'Ask about the roof' } })
  saveDrafts()
  cleanup()
  renderWithSettings(notes)
  await waitFor(() => expect(getField(2).value).toBe('Ask about the roof'))
  expect(getField(2).closest('details')?.open).toBe(true)
  expect(screen.getByText(/What you typed is still here: please save it now/)).toBeTruthy()
  expect(getField(1).closest('details')?.open).toBe(false)
})
