import { Icon } from '@/components/ui/icon'

interface KeyNumbersProps {
  bedrooms: number
  bathrooms: number
  receptions?: number | null
}

const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Shows the numbers of bedrooms, bathrooms and reception rooms. Leaves out numbers of 0. */
export function KeyNumbers({ bedrooms, bathrooms, receptions }: KeyNumbersProps) {
  const rooms = [
    { icon: 'bed-double', count: bedrooms, noun: 'bed' },
    { icon: 'bath', count: bathrooms, noun: 'bath' },
    { icon: 'sofa', count: receptions ?? 0, noun: 'reception' },
  ] as const
  const knownRooms = rooms.filter(({ count }) => count > 0)
  if (knownRooms.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {knownRooms.map(({ icon, count, noun }) => (
        <li key={noun} className="flex items-center gap-1.5">
          <Icon name={icon} className="size-4 text-muted" />
          {formatCount(count, noun)}
        </li>
      ))}
    </ul>
  )
}
