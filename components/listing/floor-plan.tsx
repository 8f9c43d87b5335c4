'use client'

import Image from 'next/image'
import { Icon } from '@/components/ui/icon'
import type { Picture } from '@/components/property/listing'
import { useViewerDialog } from './use-viewer-dialog'
import { largePictureHref } from '@/lib/config/images'

export function FloorPlan({ plan, address }: { plan: Picture; address: string }) {
  const { open, viewer } = useViewerDialog({ pictures: [plan], label: `Floor plan of ${address}` })
  return (
    <figure>
      <a
        href={largePictureHref(plan.src)}
        aria-label="Enlarge the floor plan"
        onClick={(event) => {
          // The browser follows the link, for example in a new tab.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          open(0)
        }}
        className="relative block aspect-3/2 w-full max-w-2xl overflow-hidden rounded-md border border-line bg-surface"
      >
        <Image
          src={plan.src}
          alt={plan.alt}
          fill
          sizes="(min-width: 48rem) 672px, 100vw"
          className="object-contain"
        />
        <span
          aria-hidden="true"
          className="absolute right-3 bottom-3 inline-flex items-center gap-2 rounded-md border border-line-strong bg-surface px-3 py-2 text-sm font-semibold text-accent print:hidden"
        >
          <Icon name="zoom-in" className="size-4" />
          Enlarge
        </span>
      </a>
      <figcaption className="mt-2 text-sm text-muted">
        For guidance only; measurements are approximate.
      </figcaption>
      {viewer}
    </figure>
  )
}
