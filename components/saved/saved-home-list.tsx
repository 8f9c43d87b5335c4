import { Pager } from '@/components/ui/pager'
import { InternalLink } from '@/components/ui/internal-link'
import { routes } from '@/lib/config/routes'
import { savedHomesHref } from '@/lib/config/saved-routes'
import type { HomeSharing } from '@/lib/contract/home-sharing'
import type { SavedHome } from '@/lib/contract/saved-homes'
import { homeKey } from '@/lib/domain/saved-home'
import { describeStage, type SavedHomeStage } from '@/lib/domain/saved-home-stage'
import { formatLongDate, formatTime } from '@/lib/format/dates'
import { CompareForm, CompareTick } from './compare-form'
import { isComparable } from './home-news'
import { ListCount } from './list-count'
import { takePage } from './home-list-pages'
import { NoteForm, RemoveHomeForm } from './saved-home-forms'
import { SavedHomeItem } from './saved-home-item'
import { StageLinks } from './stage-links'

interface SavedHomeListProps {
  userId: number
  homes: readonly SavedHome[]
  /** Null if the upstream does not know shared lists. */
  sharing: HomeSharing | null
  /** From 1; a number beyond the end shows the last page. */
  page: number
  /** Shows only homes of this stage; null shows all. */
  stage: SavedHomeStage | null
}

/** Lists the homes that a user has saved, the newest first. */
export function SavedHomeList({ userId, homes, sharing, page, stage }: SavedHomeListProps) {
  const partnerName = sharing?.partner?.first_name ?? null
  const homesOfStage = stage === null ? homes : homes.filter((home) => home.stage === stage)
  const { pageHomes, pageNumber, lastPage } = takePage(homesOfStage, page)
  const canCompare = pageHomes.filter(isComparable).length > 1
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
      <StageLinks homes={homes} stage={stage} />
      {pageHomes.length === 0 ? <p>None of your saved homes is at this stage now.</p> : null}
      {canCompare ? <CompareForm homeCount={pageHomes.length} /> : null}
      <ul className="grid gap-5">
        {pageHomes.map((home) => (
          <li key={homeKey(home)}>
            <SavedHomeItem home={home}>
              <Stage home={home} />
              {canCompare && isComparable(home) ? (
                <CompareTick home={home} address={home.portal_address} />
              ) : null}
              {partnerName === null ? null : <SharedFacts home={home} partnerName={partnerName} />}
              {home.note ? (
                <p className="whitespace-pre-line wrap-anywhere">
                  {partnerName === null ? null : <strong>You: </strong>}
                  {home.note}
                </p>
              ) : null}
              <NoteForm
                userId={userId}
                home={home}
                address={home.portal_address}
                note={home.note}
                partnerName={partnerName}
              />
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
        linkTo={(to, link) => <InternalLink href={savedHomesHref({ stage, page: to })} {...link} />}
      />
    </div>
  )
}

/** Says how far the user has come with a home, such as a booked viewing, and links to the conversation about it. */
function Stage({ home: { stage, stage_at: at, thread_id: threadId, kind } }: { home: SavedHome }) {
  const text = describeStage(stage, kind, at ? `${formatLongDate(at)}, ${formatTime(at)}` : '')
  if (text === null || threadId === null) return null
  return (
    <p>
      <InternalLink href={routes.accountThread(threadId)} className="font-semibold underline">
        {text}
      </InternalLink>
    </p>
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
