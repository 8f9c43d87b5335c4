import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { ListingKind } from '@/lib/domain/listing-kind'

/** The topics about which buyers and tenants ask first. The pattern finds the topic in a description. */
const topics: readonly { label: string; pattern: RegExp; kind?: ListingKind }[] = [
  { label: 'Where you park', pattern: /\b(?:park|garage|drive)/i },
  {
    label: 'Garden or outside space, and which way it faces',
    pattern: /\b(?:garden|balcony|terrace|patio|courtyard)/i,
  },
  { label: 'Heating, and the age of the boiler', pattern: /\b(?:boiler|heating|heat pump|radiator)/i },
  { label: 'Kitchen, and what stays in it', pattern: /\bkitchen/i },
  { label: 'Storage', pattern: /\b(?:storage|cupboard|loft|wardrobe|cellar|shed)/i },
  { label: 'The way to the station, shops and schools', pattern: /\b(?:station|bus|shop|school|walk)/i },
  { label: 'Light, noise and neighbours', pattern: /\b(?:light|sunny|quiet|noise|neighbour)/i },
  { label: 'Works done, and when', pattern: /\b(?:new|rewired|replaced|fitted|renovat|refurbish|decorat)/i },
  { label: 'When you can move', pattern: /\b(?:chain|move|vacant|empty)/i, kind: 'sale' },
  { label: 'What is furnished', pattern: /\bfurnish/i, kind: 'let' },
]

/** Lists the topics for this kind of listing, and ticks each one that the text mentions. */
export function DescriptionChecklist({ text, kind }: { text: string; kind: ListingKind }) {
  return (
    <section aria-labelledby="people-ask" className="rounded-lg border border-line bg-surface p-5">
      <h2 id="people-ask" className="font-sans text-base font-semibold">
        What people ask first
      </h2>
      <ul className="mt-2 grid gap-x-6 gap-y-1 tablet:grid-cols-2">
        {topics
          .filter((topic) => !topic.kind || topic.kind === kind)
          .map(({ label, pattern }) => {
            const isMentioned = pattern.test(text)
            return (
              <li
                key={label}
                className={classNames('flex items-start gap-2', isMentioned ? null : 'text-muted')}
              >
                <Icon
                  name={isMentioned ? 'circle-check' : 'circle-help'}
                  className={classNames('mt-1 size-4 shrink-0', isMentioned ? 'text-good' : null)}
                />
                <span>
                  {label}
                  <span className="sr-only">{isMentioned ? ': told' : ': not yet'}</span>
                </span>
              </li>
            )
          })}
      </ul>
    </section>
  )
}
