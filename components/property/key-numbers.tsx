import { Bath, BedDouble, Sofa } from 'lucide-react'

interface KeyNumbersProps {
  bedrooms: number
  bathrooms: number
  receptions?: number | null
}

const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Numbers of bedrooms, bathrooms and reception rooms, without those that the property lacks. */
export function KeyNumbers({ bedrooms, bathrooms, receptions }: KeyNumbersProps) {
  const rooms = [
    { Icon: BedDouble, count: bedrooms, noun: 'bed' },
    { Icon: Bath, count: bathrooms, noun: 'bath' },
    { Icon: Sofa, count: receptions ?? 0, noun: 'reception' },
  ].filter(({ count }) => count > 0)
  if (rooms.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {rooms.map(({ Icon, count, noun }) => (
        <li key={noun} className="flex items-center gap-1.5">
          <Icon aria-hidden="true" className="size-4 text-muted" />
          {formatCount(count, noun)}
        </li>
      ))}
    </ul>
  )
}
