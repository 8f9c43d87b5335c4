import { formatInteger } from '@/lib/format/number'

/** Takes the focus when a home leaves the list, whose own button is gone then. */
export const LIST_COUNT_ID = 'list-count'

interface ListCountProps {
  count: number
  kind: 'saved' | 'hidden'
}

/** How many homes a list has; a screen reader says it again when it changes. */
export const ListCount = ({ count, kind }: ListCountProps) => (
  <span id={LIST_COUNT_ID} role="status" tabIndex={-1}>
    {count === 1 ? `One ${kind} home` : `${formatInteger(count)} ${kind} homes`}, the newest first.
  </span>
)
