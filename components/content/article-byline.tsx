import type { Article } from '@/lib/contract/articles'
import { formatLongDate } from '@/lib/format/dates'

type Byline = Pick<
  Article,
  'published_on' | 'formatted_publication_date' | 'written_by' | 'checked_by' | 'checked_on'
>

/** States when an article was published, who wrote it, and who last checked its law and figures. */
export function ArticleByline({ article }: { article: Byline }) {
  const { published_on: publishedOn, formatted_publication_date: date } = article
  const { written_by: writer, checked_by: checker, checked_on: checkedOn } = article
  return (
    <div className="mt-3 text-muted">
      <p>{publishedOn ? <time dateTime={publishedOn}>{date}</time> : date}</p>
      {writer ? <p>Written by {writer}.</p> : null}
      {checker && checkedOn ? (
        <p>
          Checked by {checker} on <time dateTime={checkedOn}>{formatLongDate(checkedOn)}</time>.
        </p>
      ) : null}
    </div>
  )
}
