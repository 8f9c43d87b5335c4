import { AccountPageLayout, createAccountPageMetadata } from '@/components/account/account-page'
import { StepMessageArea } from '@/components/forms/step-message-area'
import { TitledSection } from '@/components/ui/titled-section'
import { UnavailableFeature } from '@/components/account/unavailable-feature'
import { LeftOutSearches } from '@/components/saved/left-out-searches'
import { NoSavedSearches } from '@/components/saved/no-saved-searches'
import { ReloadAfterMove } from '@/components/saved/reload-after-move'
import { NewSearchForm } from '@/components/saved/saved-search-forms'
import { SavedSearchList } from '@/components/saved/saved-search-list'
import { savedRoutes } from '@/lib/config/saved-routes'
import { getSavedSearches } from '@/lib/queries/saved-searches'
import { toSavedHref } from '@/lib/search/saved-href'
import { nameSearch, parseSearchHref } from '@/lib/search/saved-search'
import { requireUser } from '@/lib/session/current-user'

export const metadata = createAccountPageMetadata('Saved searches', savedRoutes.searches)

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Lists the searches that a user has saved. With `?save=` it offers to save another search. */
export default async function SavedSearchesPage({ searchParams }: Props) {
  const [{ id }, { save }] = await Promise.all([requireUser(), searchParams])
  const savedSearches = await getSavedSearches(id)
  const requestedSearch = typeof save === 'string' ? parseSearchHref(save) : null
  const requestedHref = requestedSearch ? toSavedHref(requestedSearch) : null
  const isSavedAlready = savedSearches?.searches.some(({ href }) => href === requestedHref)
  return (
    <AccountPageLayout
      userId={id}
      title="Saved searches"
      intro="Searches that you want to run again, and emails about new homes and price cuts if you like."
    >
      {savedSearches === null ? (
        <UnavailableFeature>Searches cannot be saved here.</UnavailableFeature>
      ) : (
        <StepMessageArea>
          <ReloadAfterMove list="searches" />
          {requestedSearch && requestedHref && !isSavedAlready ? (
            <TitledSection id="new-search" title="Save this search">
              <NewSearchForm userId={id} href={requestedHref} name={nameSearch(requestedSearch)} />
            </TitledSection>
          ) : null}
          {savedSearches.is_email_verified ? null : (
            <p role="note" className="max-w-[60ch] rounded-md bg-accent-soft px-4 py-3">
              Emails begin once you have shown that you read your mailbox: by the link in our welcome email,
              or by a login with a One Time Password. What your searches find until then is told in the first
              one.
            </p>
          )}
          {savedSearches.searches.length > 0 ? (
            <SavedSearchList userId={id} searches={savedSearches.searches} />
          ) : null}
          <LeftOutSearches savedHrefs={savedSearches.searches.map(({ href }) => href)} />
          {savedSearches.searches.length === 0 && !requestedHref ? <NoSavedSearches /> : null}
        </StepMessageArea>
      )}
    </AccountPageLayout>
  )
}
