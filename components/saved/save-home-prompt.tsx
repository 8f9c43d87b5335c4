import type { SavedHome } from '@/lib/contract/saved-homes'
import { homeKey, parseHomeKey } from '@/lib/domain/saved-home'
import { findAdvertisedHome } from '@/lib/queries/saved-homes'
import { AddHomeForm } from './saved-home-forms'

interface SaveHomePromptProps {
  userId: number
  /** The key of a home, such as 'sale:12'. It comes from the URL, so it may be any text. */
  homeKey: string
  savedHomes: readonly SavedHome[]
}

/** Offers to save a home. A user without JavaScript comes here by the save link of a listing's page. */
export async function SaveHomePrompt({ userId, homeKey: key, savedHomes }: SaveHomePromptProps) {
  const ref = parseHomeKey(key)
  if (!ref || savedHomes.some((home) => homeKey(home) === key)) return null
  const home = await findAdvertisedHome(ref)
  if (!home) return <p>This home is no longer advertised, so it cannot be saved.</p>
  return (
    <section aria-label="Save a home" className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <p className="font-semibold wrap-anywhere">{home.portal_address}</p>
      <AddHomeForm userId={userId} home={ref} address={home.portal_address} />
    </section>
  )
}
