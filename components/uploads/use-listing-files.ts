'use client'

import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/lib/browser/call-api'
import { leaveToLogin } from '@/lib/browser/leave-to-login'
import type { Reply } from '@/lib/contract/call'
import type { ListingFile, ListingFiles } from '@/lib/contract/files'
import type { FileKind } from '@/lib/domain/listing-files'

/** The interval at which the files are loaded again while the server prepares one, which takes a second or two. */
const POLL_INTERVAL_MS = 1_500
const callOptions = { onExpiredSession: leaveToLogin }
const UNREACHABLE = 'The connection is gone. Nothing has changed; please try again.'

export interface Notice {
  isProblem: boolean
  text: string
}

/** Returns the stored files of a listing, and the actions that change them. */
export function useListingFiles(userId: number, initial: ListingFiles) {
  const [files, setFiles] = useState(initial)
  const [notice, setNotice] = useState<Notice | null>(null)
  // Named as the fields of the API's calls, so that the calls below can take them by shorthand.
  const user_id = userId
  const property_id = initial.property_id

  const refresh = useCallback(async () => {
    const reply = await callApi('getListingFiles', { user_id, property_id }, callOptions).catch(() => null)
    if (reply?.ok) setFiles(reply.data)
  }, [user_id, property_id])

  const isPreparing = files.uploads.some(({ state }) => state === 'received')
  useEffect(() => {
    if (!isPreparing) return
    const timer = setInterval(() => void refresh(), POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isPreparing, refresh])

  /** Shows the outcome of a call, and loads the stored files, which a refused call has left unchanged. */
  const handleReply = async (call: Promise<Reply<null>>, doneText: string) => {
    const reply = await call.catch(() => null)
    if (reply === null) setNotice({ isProblem: true, text: UNREACHABLE })
    else setNotice(reply.ok ? { isProblem: false, text: doneText } : { isProblem: true, text: reply.message })
    await refresh()
  }

  const arrange = (kind: FileKind, ids: readonly number[], doneText: string) => {
    const position = new Map(ids.map((id, index) => [id, index]))
    const byPosition = (a: ListingFile, b: ListingFile) =>
      (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0)
    setFiles((current) => ({
      ...current,
      files: [
        ...current.files.filter((file) => file.kind !== kind),
        ...current.files.filter((file) => file.kind === kind).sort(byPosition),
      ],
    }))
    return handleReply(
      callApi('arrangeFiles', { user_id, property_id, kind, file_ids: [...ids] }, callOptions),
      doneText,
    )
  }
  const describe = (file_id: number, alt: string) =>
    handleReply(callApi('describeFile', { user_id, file_id, alt }, callOptions), 'The description is saved.')
  const remove = (file_id: number) =>
    handleReply(callApi('removeFile', { user_id, file_id }, callOptions), 'The file is removed.')
  const dismiss = (upload_id: string) =>
    handleReply(
      callApi('cancelUpload', { user_id, upload_id }, callOptions),
      'The upload is taken off the list.',
    )

  return { files, notice, refresh, arrange, describe, remove, dismiss }
}

export type FileActions = Omit<ReturnType<typeof useListingFiles>, 'files' | 'notice'>
