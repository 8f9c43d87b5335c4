import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { UnavailableFeature } from '@/components/account/unavailable-feature'
import { parsePage } from '@/components/saved/home-list-pages'
import { NoSavedHomes } from '@/components/saved/no-saved-homes'
import { RecentlyViewed } from '@/components/saved/recently-viewed'
import { ReloadAfterMove } from '@/components/saved/reload-after-move'
import { SaveHomePrompt } from '@/components/saved/save-home-prompt'
import { SavedHomeList } from '@/components/saved/saved-home-list'
import { SharingSection } from '@/components/saved/sharing-section'
import { InternalLink } from '@/components/ui/internal-link'
import { savedRoutes } from '@/lib/config/saved-routes'
import { parseStage } from '@/lib/domain/saved-home-stage'
import { getHomeSharing, getSavedHomes } from '@/lib/queries/saved-homes'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Saved homes', savedRoutes.account)

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Lists the homes that a user has saved (D-154). With the key of a home in `?save=` it offers to save that home. */
export default async function SavedHomesPage({ searchParams }: Props) {
  const [{ id }, { page, save, stage }] = await Promise.all([requireUser(), searchParams])
  const [homes, sharing] = await Promise.all([getSavedHomes(id), getHomeSharing(id)])
  return (
    <AccountPageLayout
      userId={id}
      title="Saved homes"
      intro="Homes that you want to find again, with your notes and what has changed since."
    >
      {homes === null ? (
        <UnavailableFeature>Homes cannot be saved here.</UnavailableFeature>
      ) : (
        <>
          <ReloadAfterMove list="saved" />
          {typeof save === 'string' ? <SaveHomePrompt userId={id} homeKey={save} savedHomes={homes} /> : null}
          {homes.length > 0 ? (
            <SavedHomeList
              userId={id}
              homes={homes}
              sharing={sharing}
              page={parsePage(page)}
              stage={parseStage(stage)}
            />
          ) : (
            <NoSavedHomes />
          )}
          {sharing ? <SharingSection userId={id} sharing={sharing} /> : null}
          <p>
            <InternalLink href={savedRoutes.hidden} className="underline">
              See the homes that you have hidden
            </InternalLink>
          </p>
          <RecentlyViewed />
        </>
      )}
    </AccountPageLayout>
  )
}
