import { formatInteger } from '@/lib/format/number'

/** The count takes the focus when a home is removed from the list, because the pressed button goes with the home. */
export const LIST_COUNT_ID = 'list-count'

interface ListCountProps {
  count: number
  kind: 'saved' | 'hidden'
}

/** States how many homes a list has. A screen reader announces each change. */
export const ListCount = ({ count, kind }: ListCountProps) => (
  <span id={LIST_COUNT_ID} role="status" tabIndex={-1}>
    {count === 1 ? `One ${kind} home` : `${formatInteger(count)} ${kind} homes`}, the newest first.
  </span>
)
