import { InternalLink } from '@/components/ui/internal-link'
import type { SavedSearch } from '@/lib/contract/saved-searches'
import { alertFrequencyLabels } from '@/lib/domain/saved-search'
import { formatShortDate } from '@/lib/format/dates'
import { lowerFirst } from '@/lib/search/further-labels'
import { RemoveSearchForm, SearchSettingsForm } from './saved-search-forms'

interface SavedSearchListProps {
  userId: number
  searches: readonly SavedSearch[]
}

/** Lists the searches that a user has saved, the newest first. */
export const SavedSearchList = ({ userId, searches }: SavedSearchListProps) => (
  <ul className="grid gap-5">
    {searches.map((search) => (
      <li key={search.id} className="rounded-lg border border-line bg-surface p-4 shadow-card">
        <h2 className="font-sans text-base font-semibold wrap-anywhere">
          <InternalLink href={search.href} className="text-ink underline hover:text-accent">
            {search.name}
          </InternalLink>
        </h2>
        <p className="mt-1 text-sm text-muted">
          Emails: {lowerFirst(alertFrequencyLabels[search.frequency])}. Saved on{' '}
          {formatShortDate(search.created_at)}.
        </p>
        <SearchSettingsForm userId={userId} search={search} />
        <RemoveSearchForm userId={userId} search={search} />
      </li>
    ))}
  </ul>
)
