'use client'

import Image from 'next/image'
import { usePublicSettings } from '@/components/settings/public-settings'
import { classNames } from '@/components/ui/class-names'
import { imageUrl } from '@/lib/config/images'
import type { ListingKind } from '@/lib/domain/listing-kind'

interface ListingPictureProps {
  kind: ListingKind
  id: number
  /** File name; null for the coming-soon picture (CARD-02). */
  file: string | null | undefined
  alt: string
  sizes: string
  /** True for a picture above the fold, which is not loaded lazily. */
  priority?: boolean
  /** Replaces 'w-full', so it must set the width. Of two width classes, the style sheet's order would choose one. */
  className?: string
}

/** A picture of a listing at 3:2, resized on the server to the width that the screen needs (CARD-04). */
export function ListingPicture({
  kind,
  id,
  file,
  alt,
  sizes,
  priority = false,
  className = 'w-full',
}: ListingPictureProps) {
  const { apiResourceUrl } = usePublicSettings()
  return (
    <Image
      src={imageUrl(apiResourceUrl, kind, id, file)}
      alt={file ? alt : 'Picture coming soon'}
      // These two only state the ratio of 3:2. `sizes` decides which width is loaded.
      width={1200}
      height={800}
      sizes={sizes}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      // Otherwise a drag would pick up the picture instead of swiping the pictures of a card.
      draggable={false}
      className={classNames('aspect-3/2 bg-sunken object-cover', className)}
    />
  )
}
