import type { DayCount } from '@/lib/contract/selling'
import { longDate } from '@/lib/format/dates'

const HEIGHT = 120
const BAR_WIDTH = 10
const GAP = 2

const sumOf = (days: readonly DayCount[], key: 'views' | 'questions' | 'viewings'): number =>
  days.reduce((sum, day) => sum + day[key], 0)

function Bars({ days }: { days: readonly DayCount[] }) {
  const most = Math.max(1, ...days.map(({ views }) => views))
  const width = days.length * (BAR_WIDTH + GAP)
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT + 4}`}
      className="h-36 w-full"
      preserveAspectRatio="none"
      role="img"
      aria-label={`Views by day: ${sumOf(days, 'views')} in ${days.length} days, at most ${most} on a day. The table below has each day.`}
    >
      <line x1={0} x2={width} y1={HEIGHT + 1} y2={HEIGHT + 1} className="stroke-line-strong" />
      {days.map(({ day, views, questions, viewings }, index) => (
        <g key={day}>
          <rect
            x={index * (BAR_WIDTH + GAP)}
            y={HEIGHT - (views / most) * HEIGHT}
            width={BAR_WIDTH}
            height={(views / most) * HEIGHT}
            className="fill-accent"
          />
          {questions + viewings > 0 ? (
            <rect
              x={index * (BAR_WIDTH + GAP)}
              y={HEIGHT + 1}
              width={BAR_WIDTH}
              height={3}
              className="fill-note"
            />
          ) : null}
        </g>
      ))}
    </svg>
  )
}

function DayTable({ days }: { days: readonly DayCount[] }) {
  return (
    <table className="tabular w-full max-w-xl text-left">
      <thead>
        <tr className="border-b border-line">
          {['Day', 'Views', 'Questions', 'Viewings asked for'].map((title) => (
            <th key={title} scope="col" className="py-1 pr-4">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, views, questions, viewings }) => (
          <tr key={day} className="border-b border-line">
            <th scope="row" className="py-1 pr-4 font-normal">
              {longDate(day)}
            </th>
            <td>{views}</td>
            <td>{questions}</td>
            <td>{viewings}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Views, questions and viewings by day: drawn, and as a table. */
export function DayChart({ days }: { days: readonly DayCount[] }) {
  return (
    <div className="grid gap-3">
      <p>
        <strong className="tabular">{sumOf(days, 'views')}</strong> views,{' '}
        <strong className="tabular">{sumOf(days, 'questions')}</strong> questions,{' '}
        <strong className="tabular">{sumOf(days, 'viewings')}</strong> viewings asked for. A line under a day
        marks a question or a viewing.
      </p>
      <Bars days={days} />
      <details>
        <summary className="flex min-h-11 w-fit items-center font-semibold text-accent underline">
          Day by day
        </summary>
        <DayTable days={days} />
      </details>
      <p className="text-sm text-muted">
        Each opening of the page counts, your own too; known robots do not. We keep no record of who looked.
      </p>
    </div>
  )
}
