import { Pager } from '@/components/ui/pager'
import { SoftLink } from '@/components/ui/soft-link'
import { savedRoutes } from '@/lib/config/saved-routes'
import type { HomeSharing } from '@/lib/contract/home-sharing'
import type { SavedHome } from '@/lib/contract/saved-homes'
import { homeKey } from '@/lib/domain/saved-home'
import { CompareForm, CompareTick } from './compare-form'
import { ListCount } from './list-count'
import { takePage } from './home-list-pages'
import { NoteForm, RemoveHomeForm } from './saved-home-forms'
import { SavedHomeItem } from './saved-home-item'

interface SavedHomeListProps {
  userId: number
  homes: readonly SavedHome[]
  /** Null where homes cannot be shared. */
  sharing: HomeSharing | null
  /** From 1; a number beyond the end shows the last page. */
  page: number
}

/** Lists the homes that a user has saved, the newest first. */
export function SavedHomeList({ userId, homes, sharing, page }: SavedHomeListProps) {
  const partnerName = sharing?.partner?.first_name ?? null
  const { pageHomes, pageNumber, lastPage } = takePage(homes, page)
  return (
    <div>
      <p className="mb-4 text-muted">
        <ListCount count={homes.length} kind="saved" />{' '}
        {sharing ? (
          <a href="#sharing" className="text-accent underline wrap-anywhere">
            {partnerName === null ? 'Share them with a partner' : `Shared with ${partnerName}`}
          </a>
        ) : null}
      </p>
      {pageHomes.length > 1 ? <CompareForm homeCount={pageHomes.length} /> : null}
      <ul className="grid gap-5">
        {pageHomes.map((home) => (
          <li key={homeKey(home)}>
            <SavedHomeItem home={home}>
              {pageHomes.length > 1 && home.state === 'live' ? (
                <CompareTick home={home} address={home.portal_address} />
              ) : null}
              {partnerName === null ? null : <SharedFacts home={home} partnerName={partnerName} />}
              {home.note ? (
                <p className="whitespace-pre-line wrap-anywhere">
                  {partnerName === null ? null : <strong>You: </strong>}
                  {home.note}
                </p>
              ) : null}
              <details>
                <summary className="flex min-h-11 w-fit items-center font-semibold text-accent underline">
                  {home.note ? 'Change your note' : 'Add a note'}
                </summary>
                <NoteForm
                  userId={userId}
                  home={home}
                  address={home.portal_address}
                  note={home.note}
                  partnerName={partnerName}
                />
              </details>
              <RemoveHomeForm
                userId={userId}
                home={home}
                address={home.portal_address}
                isShared={partnerName !== null}
              />
            </SavedHomeItem>
          </li>
        ))}
      </ul>
      <Pager
        label="Pages of saved homes"
        page={pageNumber}
        last={lastPage}
        linkTo={(to, link) => (
          <SoftLink href={to === 1 ? savedRoutes.account : `${savedRoutes.account}?page=${to}`} {...link} />
        )}
      />
    </div>
  )
}

/** States who has saved a home of a shared list, and shows the partner's note about it. */
function SharedFacts({ home, partnerName }: { home: SavedHome; partnerName: string }) {
  const savers = { you: 'you', partner: partnerName, both: `you and ${partnerName}` }
  return (
    <>
      <p className="text-sm text-muted">Saved by {savers[home.saved_by]}</p>
      {home.partner_note ? (
        <p className="whitespace-pre-line wrap-anywhere">
          <strong>{partnerName}: </strong>
          {home.partner_note}
        </p>
      ) : null}
    </>
  )
}
