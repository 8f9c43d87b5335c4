'use client'

import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { routes } from '@/lib/config/routes'
import type { PendingUpload } from '@/lib/contract/files'
import type { LocalUpload, UploadActions } from './use-uploads'

const stateTexts: Record<Exclude<LocalUpload['state'], 'refused'>, string> = {
  waiting: 'Waits for its turn',
  sending: 'Is being sent',
  interrupted: 'The connection is gone. It goes on where it stopped.',
}

const rowClass = 'grid gap-1 px-4 py-3'
const problemClass = 'text-sm font-semibold text-bad'

function LocalUploadRow({ upload, uploadActions }: { upload: LocalUpload; uploadActions: UploadActions }) {
  const { key, name, sentFraction, state, problem } = upload
  const percent = Math.round(sentFraction * 100)
  const isUnderWay = state === 'sending' || state === 'waiting'
  return (
    <li className={rowClass}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">{name}</span>
        <span className="flex gap-2">
          {state === 'interrupted' ? (
            <Button size="small" onClick={() => uploadActions.retry(key)} aria-label={`Go on with ${name}`}>
              Go on
            </Button>
          ) : null}
          <Button
            size="small"
            variant="secondary"
            onClick={() => uploadActions.cancel(key)}
            aria-label={`${isUnderWay ? 'Cancel' : 'Remove'} ${name}`}
          >
            {isUnderWay ? 'Cancel' : 'Remove'}
          </Button>
        </span>
      </div>
      {state === 'refused' ? (
        <p role="alert" className={problemClass}>
          <Icon name="circle-alert" className="mr-1 inline" />
          {problem}
        </p>
      ) : (
        <div className="flex items-center gap-3 text-sm text-muted">
          <progress
            className="h-2 flex-1 accent-accent"
            max={100}
            value={percent}
            aria-label={`Progress of ${name}`}
          />
          <span className="tabular shrink-0">{state === 'sending' ? `${percent} %` : stateTexts[state]}</span>
        </div>
      )}
    </li>
  )
}

interface PendingUploadRowProps {
  listingId: number
  upload: PendingUpload
  onDismiss: (id: string) => void
}

function PendingUploadRow({
  listingId,
  upload: { id, name, state, problem },
  onDismiss,
}: PendingUploadRowProps) {
  const dismiss = (event: FormEvent) => {
    event.preventDefault()
    onDismiss(id)
  }
  return (
    <li className={rowClass}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">{name}</span>
        {state === 'refused' ? (
          <form method="post" action={routes.changeListingPictures(listingId)} onSubmit={dismiss}>
            <input type="hidden" name="do" value="dismiss" />
            <input type="hidden" name="file" value={id} />
            <Button type="submit" size="small" variant="secondary" aria-label={`Remove ${name}`}>
              Remove
            </Button>
          </form>
        ) : null}
      </div>
      {state === 'refused' ? (
        <p className={problemClass}>
          <Icon name="circle-alert" className="mr-1 inline" />
          {problem}
        </p>
      ) : (
        <p className="text-sm text-muted">Has arrived and is being prepared …</p>
      )}
    </li>
  )
}

interface UploadListProps {
  listingId: number
  uploads: readonly LocalUpload[]
  /** Uploads that have reached the server whole. The server is preparing them, or has refused them. */
  pending: readonly PendingUpload[]
  uploadActions: UploadActions
  onDismiss: (id: string) => void
}

/** Lists the uploads in progress, and the refused uploads with the reason. */
export function UploadList({ listingId, uploads, pending, uploadActions, onDismiss }: UploadListProps) {
  if (uploads.length + pending.length === 0) return null
  return (
    <ul aria-label="On their way" className="divide-y divide-line rounded-lg border border-line bg-surface">
      {pending.map((upload) => (
        <PendingUploadRow key={upload.id} listingId={listingId} upload={upload} onDismiss={onDismiss} />
      ))}
      {uploads.map((upload) => (
        <LocalUploadRow key={upload.key} upload={upload} uploadActions={uploadActions} />
      ))}
    </ul>
  )
}
