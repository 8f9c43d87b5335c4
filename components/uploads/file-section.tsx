import dynamic from 'next/dynamic'
import type { ListingFiles } from '@/lib/contract/files'
import { fileLimits, type FileKind } from '@/lib/domain/listing-files'
import { FilePicker } from './file-picker'
import { describeLimits, kindTexts } from './file-texts'
import { focusAfterRemoval } from './keep-focus'
import { UploadList } from './upload-list'
import type { FileActions } from './use-listing-files'
import type { LocalUpload, UploadActions } from './use-uploads'

const FileList = dynamic(() => import('./file-list').then((module) => module.FileList))

interface FileSectionProps {
  kind: FileKind
  listing: ListingFiles
  apiResourceUrl: string
  actions: FileActions
  uploads: readonly LocalUpload[]
  uploadActions: UploadActions
}

export function FileSection({
  kind,
  listing,
  apiResourceUrl,
  actions,
  uploads,
  uploadActions,
}: FileSectionProps) {
  const { title, intro } = kindTexts[kind]
  const files = listing.files.filter((file) => file.kind === kind)
  const pending = listing.uploads.filter((upload) => upload.kind === kind && upload.state !== 'receiving')
  const isFull = files.length >= fileLimits[kind].maxFiles
  const headingId = `files-${kind}`
  const dismissUpload = async (id: string) => {
    await actions.dismiss(id)
    focusAfterRemoval(headingId)
  }
  const cancelUpload = (key: number) => {
    uploadActions.cancel(key)
    focusAfterRemoval(headingId)
  }
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h2 id={headingId} tabIndex={-1}>
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
            onChoose={uploadActions.add}
          />
        )}
        <UploadList
          listingId={listing.property_id}
          uploads={uploads}
          pending={pending}
          uploadActions={{ ...uploadActions, cancel: cancelUpload }}
          onDismiss={(id) => void dismissUpload(id)}
        />
        {files.length > 0 ? (
          <FileList
            kind={kind}
            files={files}
            listing={listing}
            apiResourceUrl={apiResourceUrl}
            actions={actions}
            headingId={headingId}
          />
        ) : null}
      </div>
    </section>
  )
}
