import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { UnavailableFeature } from '@/components/account/unavailable-feature'
import { HiddenHomeList } from '@/components/saved/hidden-home-list'
import { parsePage } from '@/components/saved/home-list-pages'
import { NoHiddenHomes } from '@/components/saved/no-hidden-homes'
import { ReloadAfterMove } from '@/components/saved/reload-after-move'
import { InternalLink } from '@/components/ui/internal-link'
import { savedRoutes } from '@/lib/config/saved-routes'
import { getHiddenHomes } from '@/lib/queries/saved-homes'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Hidden homes', savedRoutes.hidden)

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function HiddenHomesPage({ searchParams }: Props) {
  const [{ id }, { page }] = await Promise.all([requireUser(), searchParams])
  const homes = await getHiddenHomes(id)
  return (
    <AccountPageLayout
      userId={id}
      title="Hidden homes"
      intro="Homes that are not for you. They are left out of your results, of the map and of the emails about your saved searches."
    >
      {homes === null ? (
        <UnavailableFeature>Homes cannot be hidden here.</UnavailableFeature>
      ) : (
        <>
          <ReloadAfterMove list="hidden" />
          {homes.length > 0 ? (
            <HiddenHomeList userId={id} homes={homes} page={parsePage(page)} />
          ) : (
            <NoHiddenHomes />
          )}
        </>
      )}
      <p>
        <InternalLink href={savedRoutes.account} className="underline">
          Back to your saved homes
        </InternalLink>
      </p>
    </AccountPageLayout>
  )
}
