'use client'

import { useState, type ChangeEvent, type DragEvent } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button, buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { routes } from '@/lib/config/routes'
import { fileLimits, MAX_POSTED_BYTES, type FileKind } from '@/lib/domain/listing-files'
import { kindTexts } from './file-texts'

interface FilePickerProps {
  kind: FileKind
  listingId: number
  limits: string
  onChoose: (kind: FileKind, files: readonly File[]) => void
}

const BYTES_PER_MEGABYTE = 1_048_576
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Lets the user choose files or drop them. Without JavaScript, the form posts one file at a time. */
export function FilePicker({ kind, listingId, limits, onChoose }: FilePickerProps) {
  const isHydrated = useHydrated()
  const [isDropping, setDropping] = useState(false)
  const inputId = `add-${kind}`
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose(kind, [...(target.files ?? [])])
    // Cleared, because choosing the same file again would otherwise fire no change event.
    target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDropping(false)
    onChoose(kind, [...event.dataTransfer.files])
  }
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={routes.changeListingPictures(listingId)}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setDropping(true)
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
      className={classNames(
        'grid justify-items-start gap-2 rounded-lg border-2 border-dashed p-4',
        isDropping ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
      )}
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="do" value="upload" />
      <p id={`${inputId}-hint`} className="text-sm text-muted">
        {limits}
        {isHydrated
          ? null
          : ` Without JavaScript one at a time, up to ${MAX_POSTED_BYTES / BYTES_PER_MEGABYTE} MB.`}
      </p>
      <div className="flex max-w-full flex-wrap items-center gap-3">
        <input
          id={inputId}
          type="file"
          name="file"
          accept={fileLimits[kind].types.join(',')}
          multiple={isHydrated}
          aria-describedby={`${inputId}-hint`}
          aria-label={kindTexts[kind].add}
          onChange={isHydrated ? choose : undefined}
          className={isHydrated ? 'peer sr-only' : 'min-h-11 max-w-full'}
        />
        {isHydrated ? (
          <>
            <label
              htmlFor={inputId}
              className={buttonClass(
                'secondary',
                'normal',
                'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
              )}
            >
              {kindTexts[kind].add}
            </label>
            <span className="hidden text-sm text-muted tablet:inline">or drop them here</span>
          </>
        ) : (
          <Button type="submit" variant="secondary">
            Send the {kindTexts[kind].noun}
          </Button>
        )}
      </div>
    </form>
  )
}
