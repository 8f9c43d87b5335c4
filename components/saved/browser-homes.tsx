'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { callApi } from '@/lib/browser/call-api'
import { noteBrowserHome, readBrowserHomes, removeBrowserHome } from '@/lib/browser/change-kept-homes'
import { keptLists, savedHomes, type KeptList } from '@/lib/browser/kept-home-keys'
import { savedRoutes } from '@/lib/config/saved-routes'
import { homeKey, MAX_NOTE_CHARACTERS } from '@/lib/domain/saved-home'
import { useFocusedMessage } from '@/components/forms/use-focused-message'
import { useViewer } from '@/components/session/viewer'
import { CompareForm, CompareTick } from './compare-form'
import { isComparable, type ListedHome } from './home-news'
import { NoHiddenHomes } from './no-hidden-homes'
import { NoSavedHomes } from './no-saved-homes'
import { SavedHomeItem } from './saved-home-item'

type HomesState = ListedHome[] | 'loading' | 'failed'

/** Reads a list of homes that this browser stores, and loads their present state. @throws NetworkError */
async function loadHomes(list: KeptList): Promise<ListedHome[]> {
  const storedHomes = readBrowserHomes(list)
  if (storedHomes.length === 0) return []
  const reply = await callApi('findHomes', { homes: storedHomes.map(({ kind, id }) => ({ kind, id })) })
  if (!reply.ok) throw new Error(reply.message)
  const homesByKey = new Map(reply.data.map((home) => [homeKey(home), home]))
  return storedHomes.flatMap(({ note, savedAt, ...ref }) => {
    const home = homesByKey.get(homeKey(ref))
    if (!home) return []
    const storedFields = list.name === 'saved' ? { note, saved_at: savedAt } : { hidden_at: savedAt }
    return [{ ...home, ...storedFields }]
  })
}

function BrowserNoteForm({ home }: { home: ListedHome }) {
  const [outcome, setOutcome] = useState('')
  const id = `note-${homeKey(home)}`
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const note = String(new FormData(event.currentTarget).get('note') ?? '').trim()
        setOutcome(
          noteBrowserHome(savedHomes, home, note)
            ? 'Your note is saved.'
            : 'Your browser could not keep the note.',
        )
      }}
      className="grid gap-2"
    >
      <label htmlFor={id} className="text-sm font-semibold">
        Your note<span className="sr-only"> about {home.portal_address}</span>
      </label>
      <textarea
        id={id}
        name="note"
        defaultValue={home.note}
        maxLength={MAX_NOTE_CHARACTERS}
        rows={2}
        className="w-full rounded-sm border border-line-strong bg-surface p-2"
      />
      <p role="status" className="text-sm empty:hidden">
        {outcome}
      </p>
      <Button type="submit" variant="secondary" size="small" className="w-fit">
        Save the note
      </Button>
    </form>
  )
}

const texts = {
  saved: {
    account: { href: savedRoutes.account, text: 'See the saved homes of your account' },
    loading: 'Loading your saved homes…',
    failed: 'We could not look up your saved homes. They are still in your browser.',
    remove: 'Remove',
    removed: 'Removed',
  },
  hidden: {
    account: { href: savedRoutes.hidden, text: 'See the hidden homes of your account' },
    loading: 'Loading your hidden homes…',
    failed: 'We could not look up your hidden homes. They are still in your browser.',
    remove: 'Show in results again',
    removed: 'In your results again',
  },
} as const

/** Shows the saved or hidden homes that a visitor's browser stores, and redirects a user to the list of the account. */
export function BrowserHomes({ list: name }: { list: KeptList['name'] }) {
  const list = keptLists[name]
  const text = texts[name]
  const { isLoggedIn } = useViewer()
  const [homes, setHomes] = useState<HomesState>('loading')
  const { showMessage, messageBox } = useFocusedMessage()
  const load = useCallback(() => {
    loadHomes(list).then(setHomes, () => setHomes('failed'))
  }, [list])
  useEffect(load, [load])
  const router = useRouter()
  useEffect(() => {
    if (isLoggedIn) router.replace(text.account.href)
  }, [isLoggedIn, router, text])

  if (isLoggedIn)
    return (
      <p>
        <ButtonLink href={text.account.href}>{text.account.text}</ButtonLink>
      </p>
    )
  if (homes === 'loading') return <p role="status">{text.loading}</p>
  if (homes === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-3 rounded-lg bg-bad-soft p-5">
        <p>{text.failed}</p>
        <Button variant="secondary" onClick={load}>
          Try again
        </Button>
      </div>
    )
  if (homes.length === 0)
    return (
      <>
        {messageBox}
        {name === 'saved' ? <NoSavedHomes /> : <NoHiddenHomes />}
      </>
    )
  const canCompare = name === 'saved' && homes.filter(isComparable).length > 1
  const remove = (home: ListedHome) => {
    removeBrowserHome(list, home)
    setHomes(homes.filter((other) => other !== home))
    showMessage(`${text.removed}: ${home.portal_address}`)
  }
  return (
    <>
      {messageBox}
      {canCompare ? <CompareForm homeCount={homes.length} /> : null}
      <ul className="grid gap-5">
        {homes.map((home) => (
          <li key={homeKey(home)}>
            <SavedHomeItem home={home}>
              {canCompare && isComparable(home) ? (
                <CompareTick home={home} address={home.portal_address} />
              ) : null}
              {name === 'saved' ? <BrowserNoteForm home={home} /> : null}
              <Button
                variant="secondary"
                size="small"
                className="w-fit"
                aria-label={`${text.remove}: ${home.portal_address}`}
                onClick={() => remove(home)}
              >
                {text.remove}
              </Button>
            </SavedHomeItem>
          </li>
        ))}
      </ul>
    </>
  )
}
