import { Icon } from './icon'

/** Something that has to be done, and how it stands. */
export interface CheckItem {
  label: string
  state: string
  isDone: boolean
  /** Whether it should have been done by now. */
  isLate?: boolean
}

const icons = {
  done: { name: 'check', className: 'text-good' },
  open: { name: 'calendar-clock', className: 'text-muted' },
  late: { name: 'circle-alert', className: 'text-bad' },
} as const

function pickIcon({ isDone, isLate }: CheckItem) {
  if (isDone) return icons.done
  return isLate ? icons.late : icons.open
}

export function CheckList({ items }: { items: readonly CheckItem[] }) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-4">
      {items.map((item) => {
        const { name, className } = pickIcon(item)
        return (
          <li key={item.label} className="flex items-start gap-3 py-3">
            <Icon name={name} className={`mt-1 size-5 shrink-0 ${className}`} />
            <span className="min-w-0 wrap-anywhere">
              <span className="block font-semibold">{item.label}</span> {item.state}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
