// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WHOLE_FORM, type FormState } from '@/components/forms/form-state'
import { ConversationSafety } from '@/components/inbox/conversation-safety'
import { NoteForm } from '@/components/saved/saved-home-forms'
import { SearchSettingsForm } from '@/components/saved/saved-search-forms'
import { MarketForm } from '@/components/selling/market-form'
import { saveDrafts } from '@/lib/browser/draft'
import { renderWithSettings, withSettings } from '../support/public-settings'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }))
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

beforeEach(() => {
  postedForm.state = null
  window.sessionStorage.clear()
})
afterEach(cleanup)

const createNoteForm = (id: number) => (
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
/** The forms that block a person and report a conversation. */
const safetyForms = <ConversationSafety userId={7} threadId={3} otherParty="Jane B." isBlocked={false} />

const REFUSAL = 'We can’t reach our property data at the moment.'

it.each([
  ['the note of a home', createNoteForm(1), 1],
  ['a saved search', <SearchSettingsForm key="search" userId={7} search={search} />, 1],
  ['blocking and reporting a person', safetyForms, 2],
  [
    'taking a home off the market',
    <MarketForm key="market" userId={7} kind="sale" listingId={31} action="withdraw" />,
    1,
  ],
])(
  'after a refused post without JavaScript the fold of %s is open, and the reason is visible',
  (_, form, foldCount) => {
    const countOpenFolds = () =>
      renderToString(withSettings(form)).match(/<details[^>]* open=""/g)?.length ?? 0
    expect(countOpenFolds()).toBe(0)
    postedForm.state = { values: {}, errors: { [WHOLE_FORM]: REFUSAL }, outcome: null }
    expect(countOpenFolds()).toBe(foldCount)
    expect(renderToString(withSettings(form))).toContain(REFUSAL)
  },
)

it('after a report that was posted without JavaScript, the fold with the thanks is open', () => {
  postedForm.state = { values: {}, errors: {}, outcome: { ok: true, message: 'Thank you.' } }
  const page = renderToString(withSettings(safetyForms))
  // The form for a report is the last fold.
  expect(page.slice(page.lastIndexOf('<details'))).toMatch(/^<details[^>]* open="".*Thank you\./s)
})

it('a note that was typed before the session ended is restored in an open fold, and other notes stay folded', async () => {
  const notes = <>{[createNoteForm(1), createNoteForm(2)]}</>
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
