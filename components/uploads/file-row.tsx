'use client'

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { FormEvent } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Field, Input } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import imageLoader from '@/lib/config/image-loader'
import { documentUrl, imageUrl } from '@/lib/config/images'
import { routes } from '@/lib/config/routes'
import { adviceTexts } from '@/lib/contract/file-messages'
import type { ListingFile, ListingFiles } from '@/lib/contract/files'
import { fromWireKind } from '@/lib/contract/wire-kind'
import { kindTexts } from './file-texts'
import type { FileActions } from './use-listing-files'

const THUMBNAIL_WIDTH_PX = 320
const MAX_ALT_CHARACTERS = 200

interface FileRowProps {
  file: ListingFile
  index: number
  count: number
  listing: ListingFiles
  apiResourceUrl: string
  actions: FileActions
  onMove: (offset: 1 | -1) => void
  onRemove: () => void
}

function Thumbnail({
  file,
  listing,
  apiResourceUrl,
}: Pick<FileRowProps, 'file' | 'listing' | 'apiResourceUrl'>) {
  const { property_id: id } = listing
  if (file.kind === 'document')
    return (
      <a href={documentUrl(apiResourceUrl, id, file.file)} className={buttonClass('secondary', 'small')}>
        <Icon name="download" />
        Download
      </a>
    )
  const src = imageUrl(apiResourceUrl, fromWireKind(listing.kind), id, file.file)
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a thumbnail of one width needs no next/image
    <img
      src={imageLoader({ src, width: THUMBNAIL_WIDTH_PX })}
      alt={file.alt}
      loading="lazy"
      className={classNames(
        'aspect-4/3 w-full rounded-md border border-line bg-sunken',
        file.kind === 'image' ? 'object-cover' : 'object-contain',
      )}
    />
  )
}

/** Wraps a button in a form, which calls `onAction` or, without JavaScript, is posted. */
function FileActionForm({
  listingId,
  file,
  actionName,
  onAction,
  children,
  className,
}: {
  listingId: number
  file: ListingFile
  actionName: string
  onAction: (formData: FormData) => void
  children: React.ReactNode
  className?: string
}) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAction(new FormData(event.currentTarget))
  }
  return (
    <form
      method="post"
      action={routes.changeListingPictures(listingId)}
      onSubmit={submit}
      className={className}
    >
      {/* Only a post without JavaScript needs these fields. */}
      <input type="hidden" name="do" value={actionName} />
      <input type="hidden" name="kind" value={file.kind} />
      <input type="hidden" name="file" value={file.id} />
      {children}
    </form>
  )
}

function Description({
  file,
  listing,
  actions,
  name,
}: Pick<FileRowProps, 'file' | 'listing' | 'actions'> & { name: string }) {
  const id = `alt-${file.id}`
  const label = file.kind === 'document' ? 'Title' : 'Description'
  return (
    <FileActionForm
      listingId={listing.property_id}
      file={file}
      actionName="describe"
      onAction={(formData) => void actions.describe(file.id, String(formData.get('alt') ?? ''))}
      className="flex flex-wrap items-end gap-2"
    >
      <Field id={id} label={label} className="min-w-0 flex-1 basis-48">
        <Input
          // A new key makes the field show the stored description after it has changed.
          key={file.alt}
          id={id}
          name="alt"
          defaultValue={file.alt}
          maxLength={MAX_ALT_CHARACTERS}
          aria-label={`${label} of ${name}`}
        />
      </Field>
      <Button type="submit" variant="secondary" aria-label={`Save the ${label.toLowerCase()} of ${name}`}>
        Save
      </Button>
    </FileActionForm>
  )
}

/** Shows a file with its description, and with buttons that move or remove it. */
export function FileRow(props: FileRowProps) {
  const { file, index, count, listing, actions, onMove, onRemove } = props
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({
      id: file.id,
    })
  const name = `${kindTexts[file.kind].noun} ${index + 1}`
  const formProps = { listingId: listing.property_id, file }
  return (
    <li
      ref={setNodeRef}
      // Takes the focus when the row before it is removed.
      tabIndex={-1}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        'grid gap-4 bg-surface p-4 -outline-offset-2 first:rounded-t-lg last:rounded-b-lg tablet:grid-cols-[10rem_1fr]',
        isDragging ? 'relative z-10 shadow-lg' : null,
      )}
    >
      <div className={file.kind === 'document' ? undefined : 'max-w-40 tablet:max-w-none'}>
        <Thumbnail {...props} />
      </div>
      <div className="grid min-w-0 content-start gap-3">
        {file.kind === 'image' && index === 0 ? (
          <p className="font-semibold text-accent">Main photograph</p>
        ) : null}
        {file.advice.map((advice) => (
          <p key={advice} className="rounded-md border-l-4 border-note bg-note-soft p-2 text-sm">
            {adviceTexts[advice]}
          </p>
        ))}
        <Description file={file} listing={listing} actions={actions} name={name} />
        <div className="flex flex-wrap gap-2">
          {count > 1 ? (
            <>
              <button
                ref={setActivatorNodeRef}
                type="button"
                {...attributes}
                {...listeners}
                aria-label={`Drag ${name}`}
                className={buttonClass('quiet', 'small', 'cursor-grab touch-none')}
              >
                <Icon name="menu" />
              </button>
              <FileActionForm {...formProps} actionName="earlier" onAction={() => onMove(-1)}>
                <Button
                  type="submit"
                  size="small"
                  variant="secondary"
                  disabled={index === 0}
                  data-move="earlier"
                  aria-label={`Move ${name} earlier`}
                >
                  Earlier
                </Button>
              </FileActionForm>
              <FileActionForm {...formProps} actionName="later" onAction={() => onMove(1)}>
                <Button
                  type="submit"
                  size="small"
                  variant="secondary"
                  disabled={index === count - 1}
                  data-move="later"
                  aria-label={`Move ${name} later`}
                >
                  Later
                </Button>
              </FileActionForm>
            </>
          ) : null}
          <FileActionForm {...formProps} actionName="remove" onAction={onRemove}>
            <Button type="submit" size="small" variant="quiet" aria-label={`Remove ${name}`}>
              Remove
            </Button>
          </FileActionForm>
        </div>
      </div>
    </li>
  )
}
