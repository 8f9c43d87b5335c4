import { Bath, BedDouble, Sofa } from 'lucide-react'

interface KeyNumbersProps {
  bedrooms: number
  bathrooms: number
  receptions?: number | null
}

const words = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Bedrooms, bathrooms and reception rooms; those that a property does not have are left out. */
export function KeyNumbers({ bedrooms, bathrooms, receptions }: KeyNumbersProps) {
  const numbers = [
    { Icon: BedDouble, text: words(bedrooms, 'bed'), shown: bedrooms > 0 },
    { Icon: Bath, text: words(bathrooms, 'bath'), shown: bathrooms > 0 },
    { Icon: Sofa, text: words(receptions ?? 0, 'reception'), shown: (receptions ?? 0) > 0 },
  ].filter(({ shown }) => shown)
  if (numbers.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {numbers.map(({ Icon, text }) => (
        <li key={text} className="flex items-center gap-1.5">
          <Icon aria-hidden="true" className="size-4 text-muted" />
          {text}
        </li>
      ))}
    </ul>
  )
}
