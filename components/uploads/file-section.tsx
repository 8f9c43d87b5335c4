import dynamic from 'next/dynamic'
import type { ListingFiles } from '@/lib/contract/files'
import { fileLimits, type FileKind } from '@/lib/domain/listing-files'
import { FilePicker } from './file-picker'
import { describeLimits, kindTexts } from './file-texts'
import { UploadList } from './upload-list'
import type { FileSteps } from './use-listing-files'
import type { LocalUpload, Uploading } from './use-uploads'

const FileList = dynamic(() => import('./file-list').then((module) => module.FileList))

interface FileSectionProps {
  kind: FileKind
  listing: ListingFiles
  apiResourceUrl: string
  steps: FileSteps
  uploads: readonly LocalUpload[]
  uploading: Uploading
}

/** The files of one kind: the picker, the uploads in progress, and the stored files. */
export function FileSection({ kind, listing, apiResourceUrl, steps, uploads, uploading }: FileSectionProps) {
  const { title, intro } = kindTexts[kind]
  const files = listing.files.filter((file) => file.kind === kind)
  const pending = listing.uploads.filter((upload) => upload.kind === kind && upload.state !== 'receiving')
  const isFull = files.length >= fileLimits[kind].maxFiles
  const headingId = `files-${kind}`
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h2 id={headingId}>
        {title}
        {files.length > 0 ? <span className="tabular font-normal text-muted"> ({files.length})</span> : null}
      </h2>
      <p className="mt-2 max-w-[60ch] text-muted">{intro}</p>
      <div className="mt-4 grid gap-4">
        {isFull ? (
          <p>
            {fileLimits[kind].maxFiles} are here, which is as many as a listing takes. Remove one to add
            another.
          </p>
        ) : (
          <FilePicker
            kind={kind}
            listingId={listing.property_id}
            limits={describeLimits(kind)}
            onChoose={uploading.add}
          />
        )}
        <UploadList
          listingId={listing.property_id}
          uploads={uploads}
          pending={pending}
          uploading={uploading}
          onDismiss={steps.dismiss}
        />
        {files.length > 0 ? (
          <FileList
            kind={kind}
            files={files}
            listing={listing}
            apiResourceUrl={apiResourceUrl}
            steps={steps}
          />
        ) : null}
      </div>
    </section>
  )
}
