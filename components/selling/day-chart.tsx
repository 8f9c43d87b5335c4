import type { DayCount } from '@/lib/contract/selling'
import { formatShortDate } from '@/lib/format/dates'
import { formatInteger } from '@/lib/format/number'

/* Lengths in units of the drawing's viewBox. */
const CHART_HEIGHT = 100
const BAR_WIDTH = 10
const BAR_GAP = 2

type FigureKey = 'views' | 'saves' | 'questions' | 'viewings'

/** Each figure has its own scale, because a home has far more views than questions. */
const figures: readonly { key: FigureKey; title: string; singular: string; className: string }[] = [
  { key: 'views', title: 'Views', singular: 'view', className: 'h-28 fill-accent' },
  { key: 'saves', title: 'Saves', singular: 'save', className: 'h-10 fill-note' },
  { key: 'questions', title: 'Questions', singular: 'question', className: 'h-10 fill-note' },
  {
    key: 'viewings',
    title: 'Viewings asked for',
    singular: 'viewing asked for',
    className: 'h-10 fill-note',
  },
]

const sumFigure = (days: readonly DayCount[], key: FigureKey): number =>
  days.reduce((sum, day) => sum + day[key], 0)

/** Shows the first and the last day below the bars. */
function DayAxis({ days }: { days: readonly DayCount[] }) {
  const firstDay = days[0]
  const lastDay = days.at(-1)
  if (!firstDay || !lastDay) return null
  return (
    <p className="flex justify-between text-sm text-muted">
      <span>{formatShortDate(firstDay.day)}</span>
      <span>{formatShortDate(lastDay.day)}</span>
    </p>
  )
}

function Bars({ days, figure }: { days: readonly DayCount[]; figure: (typeof figures)[number] }) {
  const { key, title, singular, className } = figure
  const sum = sumFigure(days, key)
  const maximum = Math.max(...days.map((day) => day[key]))
  const width = days.length * (BAR_WIDTH + BAR_GAP)
  return (
    <figure className="grid gap-1">
      <figcaption className="flex justify-between gap-3 text-sm">
        <span>
          <strong className="tabular">{formatInteger(sum)}</strong>{' '}
          {sum === 1 ? singular : title.toLowerCase()}
        </span>
        {maximum > 0 ? (
          <span className="tabular text-muted">at most {formatInteger(maximum)} a day</span>
        ) : null}
      </figcaption>
      {maximum > 0 ? (
        <>
          <svg
            viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
            className={`w-full border-b border-line-strong ${className}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`${title} by day: ${sum} in ${days.length} days, at most ${maximum} on a day. The table below has each day.`}
          >
            {days.map((day, index) => (
              <rect
                key={day.day}
                x={index * (BAR_WIDTH + BAR_GAP)}
                y={CHART_HEIGHT - (day[key] / maximum) * CHART_HEIGHT}
                width={BAR_WIDTH}
                height={(day[key] / maximum) * CHART_HEIGHT}
              />
            ))}
          </svg>
          <DayAxis days={days} />
        </>
      ) : null}
    </figure>
  )
}

function DayTable({ days }: { days: readonly DayCount[] }) {
  return (
    <table className="tabular w-full max-w-xl text-left max-tablet:text-xs">
      <thead>
        <tr className="border-b border-line">
          {['Day', ...figures.map(({ title }) => title)].map((title) => (
            <th key={title} scope="col" className="py-1 pr-2 align-bottom tablet:pr-4">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((counts) => (
          <tr key={counts.day} className="border-b border-line">
            <th scope="row" className="py-1 pr-2 font-normal whitespace-nowrap tablet:pr-4">
              {formatShortDate(counts.day)}
            </th>
            {figures.map(({ key }) => (
              <td key={key}>{counts[key]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Shows views, saves, questions and viewings by day, as bars and as a table. */
export function DayChart({ days }: { days: readonly DayCount[] }) {
  return (
    <div className="grid gap-3">
      {figures.map((figure) => (
        <Bars key={figure.key} days={days} figure={figure} />
      ))}
      <details>
        <summary className="flex min-h-11 w-fit items-center font-semibold text-accent underline">
          Day by day
        </summary>
        <DayTable days={days} />
      </details>
      <p className="text-sm text-muted">
        Each opening of the page counts, your own too; known robots do not. A save counts when somebody
        presses the heart, also if they take it back later. Who looked is recorded nowhere, and who saved is
        never shown.
      </p>
    </div>
  )
}
