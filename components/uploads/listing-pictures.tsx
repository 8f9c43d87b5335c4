'use client'

import { classNames } from '@/components/ui/class-names'
import type { FileNotice } from '@/lib/config/file-notice'
import type { ListingFiles } from '@/lib/contract/files'
import { fileKinds } from '@/lib/domain/listing-files'
import { FileSection } from './file-section'
import { useListingFiles } from './use-listing-files'
import { useUploads } from './use-uploads'

interface ListingPicturesProps {
  userId: number
  /** The files on the server when the page was rendered. */
  initial: ListingFiles
  apiResourceUrl: string
  /** The outcome of a post without JavaScript. */
  notice?: FileNotice | null
}

/** Uploads the pictures and documents of the user's own listing, and arranges, describes and removes them. */
export function ListingPictures({ userId, initial, apiResourceUrl, notice = null }: ListingPicturesProps) {
  const { files, notice: latest, ...steps } = useListingFiles(userId, initial)
  const { uploads, ...uploading } = useUploads(files.property_id, () => void steps.refresh())
  const shownNotice = latest ?? notice
  return (
    <div className="grid gap-10">
      <p
        role="status"
        className={
          shownNotice
            ? classNames(
                'rounded-md p-3 font-semibold',
                shownNotice.isProblem ? 'bg-bad-soft' : 'bg-good-soft',
              )
            : 'sr-only'
        }
      >
        {shownNotice?.text}
      </p>
      {fileKinds.map((kind) => (
        <FileSection
          key={kind}
          kind={kind}
          listing={files}
          apiResourceUrl={apiResourceUrl}
          steps={steps}
          uploads={uploads.filter((upload) => upload.kind === kind)}
          uploading={uploading}
        />
      ))}
    </div>
  )
}
