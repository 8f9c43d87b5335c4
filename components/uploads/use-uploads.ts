'use client'

import { useEffect, useRef, useState } from 'react'
import { uploadFile, type RunningUpload } from '@/lib/browser/upload-file'
import { fileMessages } from '@/lib/contract/file-messages'
import { fileLimits, type FileKind } from '@/lib/domain/listing-files'

/** Enough to fill a home's connection; the rest wait their turn. */
const UPLOADS_AT_ONCE = 3
const NOT_SENT = 'The file could not be sent. Load the page again.'

export interface LocalUpload {
  key: number
  kind: FileKind
  name: string
  /** From 0 to 1. */
  share: number
  state: 'waiting' | 'sending' | 'interrupted' | 'refused'
  problem: string | null
}

/** Told before anything is sent, though the server judges by the content. Not every system knows the type. */
const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

const findProblem = (kind: FileKind, file: File): string | null => {
  const { size } = file
  if (size === 0) return fileMessages.empty
  if (kind !== 'document' && isHeic(file)) return fileMessages.heic
  return size > fileLimits[kind].maxBytes ? fileMessages.tooLarge(kind, fileLimits[kind].maxBytes) : null
}

/**
 * Uploads the chosen files, a few at once.
 * @param onArrived called after each upload that is complete
 */
export function useUploads(listingId: number, onArrived: () => void) {
  const [uploads, setUploads] = useState<readonly LocalUpload[]>([])
  const files = useRef(new Map<number, { kind: FileKind; file: File }>())
  const waiting = useRef<number[]>([])
  const sending = useRef(new Set<number>())
  const running = useRef(new Map<number, RunningUpload>())
  const nextKey = useRef(1)

  const change = (key: number, values: Partial<LocalUpload>) =>
    setUploads((known) => known.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)))

  const startNext = () => {
    while (sending.current.size < UPLOADS_AT_ONCE) {
      const key = waiting.current.shift()
      if (key === undefined) return
      sending.current.add(key)
      change(key, { state: 'sending' })
      void start(key)
    }
  }
  const leave = (key: number, values: Partial<LocalUpload>) => {
    sending.current.delete(key)
    change(key, values)
    startNext()
  }
  const forget = (key: number) => {
    running.current.get(key)?.stop()
    running.current.delete(key)
    files.current.delete(key)
    waiting.current = waiting.current.filter((each) => each !== key)
    sending.current.delete(key)
    setUploads((known) => known.filter((upload) => upload.key !== key))
    startNext()
  }
  const start = async (key: number) => {
    const chosenFile = files.current.get(key)
    if (!chosenFile) return
    const { file, kind } = chosenFile
    const upload = await uploadFile(
      file,
      { listingId, kind },
      {
        onProgress: (share) => change(key, { share }),
        onDone: () => {
          forget(key)
          onArrived()
        },
        onRefused: (problem) => leave(key, { state: 'refused', problem }),
        onInterrupted: () => leave(key, { state: 'interrupted' }),
      },
    ).catch(() => null)
    if (!upload) return leave(key, { state: 'refused', problem: NOT_SENT })
    // The user may have cancelled the upload while the code was loading.
    if (files.current.has(key)) running.current.set(key, upload)
    else upload.stop()
  }
  const retry = (key: number) => {
    sending.current.add(key)
    change(key, { state: 'sending', problem: null })
    running.current.get(key)?.resume()
  }
  const add = (kind: FileKind, chosen: readonly File[]) => {
    const added = chosen.map((file): LocalUpload => {
      const key = nextKey.current++
      const problem = findProblem(kind, file)
      files.current.set(key, { kind, file })
      if (problem === null) waiting.current.push(key)
      return { key, kind, name: file.name, share: 0, state: problem ? 'refused' : 'waiting', problem }
    })
    setUploads((known) => [...known, ...added])
    startNext()
  }

  const interrupted = uploads.filter(({ state }) => state === 'interrupted').map(({ key }) => key)
  useEffect(() => {
    const goOn = () => interrupted.forEach(retry)
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  })
  useEffect(() => {
    const begun = running.current
    return () => begun.forEach((upload) => upload.stop())
  }, [])

  return { uploads, add, cancel: forget, retry }
}

export type Uploading = Omit<ReturnType<typeof useUploads>, 'uploads'>
