'use client'

import { Icon } from '@/components/ui/icon'
import { Section } from './section'

/** A longer list is not read; the description has the other features (design E2). */
const MAX_FEATURES = 10

/** A client component, so that the RSC payload holds the texts and not their elements. */
export function Features({ features }: { features: string[] }) {
  const visibleFeatures = features.filter((feature) => feature.trim() !== '').slice(0, MAX_FEATURES)
  if (visibleFeatures.length === 0) return null
  return (
    <Section id="features" title="Key features">
      <ul className="grid gap-x-8 gap-y-2 print:grid-cols-2 tablet:grid-cols-2">
        {visibleFeatures.map((feature, index) => (
          <li key={`${index}-${feature}`} className="flex gap-2">
            <Icon name="check" className="mt-1 size-4 shrink-0 text-accent" />
            <span className="min-w-0 wrap-break-word">{feature}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
