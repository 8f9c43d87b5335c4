'use client'

import { useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { FileNotice } from '@/lib/config/file-notice'
import type { ListingFiles } from '@/lib/contract/files'
import { fileKinds } from '@/lib/domain/listing-files'
import { FileSection } from './file-section'
import { useListingFiles } from './use-listing-files'
import { useUploads } from './use-uploads'

interface ListingPicturesProps {
  userId: number
  /** The files that the server had when it rendered the page. */
  initial: ListingFiles
  apiResourceUrl: string
  /** The outcome of a post without JavaScript. */
  notice?: FileNotice | null
}

/** Lets an owner upload, arrange, describe and remove the pictures and documents of a listing. */
export function ListingPictures({ userId, initial, apiResourceUrl, notice = null }: ListingPicturesProps) {
  const { files, notice: latestNotice, ...actions } = useListingFiles(userId, initial)
  const { uploads, ...uploadActions } = useUploads(files.property_id, () => void actions.refresh())
  const visibleNotice = latestNotice ?? notice
  const message = useRef<HTMLParagraphElement>(null)
  // A refusal takes the focus, because the changed row may be far below its message.
  useEffect(() => {
    if (latestNotice?.isProblem) message.current?.focus()
  }, [latestNotice])
  return (
    <div className="grid gap-10">
      <p
        ref={message}
        tabIndex={-1}
        role="status"
        className={
          visibleNotice
            ? classNames(
                'rounded-md p-3 font-semibold outline-offset-2',
                visibleNotice.isProblem ? 'bg-bad-soft' : 'bg-good-soft',
              )
            : 'sr-only'
        }
      >
        {visibleNotice?.text}
      </p>
      {fileKinds.map((kind) => (
        <FileSection
          key={kind}
          kind={kind}
          listing={files}
          apiResourceUrl={apiResourceUrl}
          actions={actions}
          uploads={uploads.filter((upload) => upload.kind === kind)}
          uploadActions={uploadActions}
        />
      ))}
    </div>
  )
}
