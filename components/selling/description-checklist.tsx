import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { ListingKind } from '@/lib/domain/listing-kind'

/** What buyers and tenants ask about first, with words by which a text answers it. */
const topics: readonly { label: string; words: RegExp; kind?: ListingKind }[] = [
  { label: 'Where you park', words: /\b(?:park|garage|drive)/i },
  {
    label: 'Garden or outside space, and which way it faces',
    words: /\b(?:garden|balcony|terrace|patio|courtyard)/i,
  },
  { label: 'Heating, and the age of the boiler', words: /\b(?:boiler|heating|heat pump|radiator)/i },
  { label: 'Kitchen, and what stays in it', words: /\bkitchen/i },
  { label: 'Storage', words: /\b(?:storage|cupboard|loft|wardrobe|cellar|shed)/i },
  { label: 'The way to the station, shops and schools', words: /\b(?:station|bus|shop|school|walk)/i },
  { label: 'Light, noise and neighbours', words: /\b(?:light|sunny|quiet|noise|neighbour)/i },
  { label: 'Works done, and when', words: /\b(?:new|rewired|replaced|fitted|renovat|refurbish|decorat)/i },
  { label: 'When you can move', words: /\b(?:chain|move|vacant|empty)/i, kind: 'sale' },
  { label: 'What is furnished', words: /\bfurnish/i, kind: 'let' },
]

/** What people ask about first, ticked where the text speaks of it. */
export function DescriptionChecklist({ text, kind }: { text: string; kind: ListingKind }) {
  return (
    <section aria-labelledby="people-ask" className="rounded-lg border border-line bg-surface p-5">
      <h2 id="people-ask" className="font-sans text-base font-semibold">
        What people ask first
      </h2>
      <ul className="mt-2 grid gap-x-6 gap-y-1 tablet:grid-cols-2">
        {topics
          .filter((topic) => !topic.kind || topic.kind === kind)
          .map(({ label, words }) => {
            const isTold = words.test(text)
            return (
              <li key={label} className={classNames('flex items-start gap-2', isTold ? null : 'text-muted')}>
                <Icon
                  name={isTold ? 'circle-check' : 'circle-help'}
                  className={classNames('mt-1 size-4 shrink-0', isTold ? 'text-good' : null)}
                />
                <span>
                  {label}
                  <span className="sr-only">{isTold ? ': told' : ': not yet'}</span>
                </span>
              </li>
            )
          })}
      </ul>
    </section>
  )
}
