'use client'

import { useCallback, useEffect, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { callApi } from '@/lib/browser/call-api'
import { noteBrowserHome, readBrowserHomes, removeBrowserHome } from '@/lib/browser/keep-saved-homes'
import { savedRoutes } from '@/lib/config/saved-routes'
import { homeKey, MAX_NOTE_CHARACTERS } from '@/lib/domain/saved-home'
import { useViewer } from '@/components/session/viewer'
import { CompareForm, CompareTick } from './compare-form'
import type { ListedHome } from './home-news'
import { NoSavedHomes } from './no-saved-homes'
import { SavedHomeItem } from './saved-home-item'

type Homes = ListedHome[] | 'loading' | 'failed'

/** Reads the homes of this browser, and what has become of them. @throws NetworkError */
async function loadHomes(): Promise<ListedHome[]> {
  const kept = readBrowserHomes()
  if (kept.length === 0) return []
  const reply = await callApi('findHomes', { homes: kept.map(({ kind, id }) => ({ kind, id })) })
  if (!reply.ok) throw new Error(reply.message)
  const found = new Map(reply.data.map((home) => [homeKey(home), home]))
  return kept.flatMap(({ note, savedAt, ...ref }) => {
    const home = found.get(homeKey(ref))
    return home ? [{ ...home, note, saved_at: savedAt }] : []
  })
}

function Note({ home }: { home: ListedHome }) {
  const [outcome, setOutcome] = useState('')
  const id = `note-${homeKey(home)}`
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const note = String(new FormData(event.currentTarget).get('note') ?? '').trim()
        setOutcome(
          noteBrowserHome(home, note) ? 'Your note is saved.' : 'Your browser could not keep the note.',
        )
      }}
      className="grid gap-2"
    >
      <label htmlFor={id} className="text-sm font-semibold">
        Your note
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

/** The homes that a visitor has saved in this browser; the list of a user is in the account. */
export function BrowserHomes() {
  const { isLoggedIn } = useViewer()
  const [homes, setHomes] = useState<Homes>('loading')
  const load = useCallback(() => {
    loadHomes().then(setHomes, () => setHomes('failed'))
  }, [])
  useEffect(load, [load])

  if (isLoggedIn)
    return (
      <p>
        <ButtonLink href={savedRoutes.account}>See the saved homes of your account</ButtonLink>
      </p>
    )
  if (homes === 'loading') return <p role="status">Loading your saved homes…</p>
  if (homes === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-3 rounded-lg bg-bad-soft p-5">
        <p>We could not look up your saved homes. They are still in your browser.</p>
        <Button variant="secondary" onClick={load}>
          Try again
        </Button>
      </div>
    )
  if (homes.length === 0) return <NoSavedHomes />
  const remove = (home: ListedHome) => {
    removeBrowserHome(home)
    setHomes(homes.filter((other) => other !== home))
  }
  return (
    <>
      {homes.length > 1 ? <CompareForm /> : null}
      <ul className="grid gap-5">
        {homes.map((home) => (
          <li key={homeKey(home)}>
            <SavedHomeItem home={home}>
              {homes.length > 1 && home.state === 'live' ? (
                <CompareTick home={home} address={home.portal_address} />
              ) : null}
              <Note home={home} />
              <Button
                variant="secondary"
                size="small"
                className="w-fit"
                aria-label={`Remove: ${home.portal_address}`}
                onClick={() => remove(home)}
              >
                Remove
              </Button>
            </SavedHomeItem>
          </li>
        ))}
      </ul>
    </>
  )
}
