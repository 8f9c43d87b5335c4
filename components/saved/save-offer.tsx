import type { SavedHome } from '@/lib/contract/saved-homes'
import { homeKey, parseHomeKey } from '@/lib/domain/saved-home'
import { findAdvertisedHome } from '@/lib/queries/saved-homes'
import { AddHomeForm } from './saved-home-forms'

interface SaveOfferProps {
  userId: number
  /** Of the address, so it may be anything. */
  homeKey: string
  saved: readonly SavedHome[]
}

/** Offers to save the home that a listing's page without JavaScript has sent the user here for. */
export async function SaveOffer({ userId, homeKey: key, saved }: SaveOfferProps) {
  const ref = parseHomeKey(key)
  if (!ref || saved.some((home) => homeKey(home) === key)) return null
  const home = await findAdvertisedHome(ref)
  if (!home) return <p>This home is no longer advertised, so it cannot be saved.</p>
  return (
    <section aria-label="Save a home" className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <p className="font-semibold wrap-anywhere">{home.portal_address}</p>
      <AddHomeForm userId={userId} home={ref} address={home.portal_address} />
    </section>
  )
}
