'use client'

import { useEffect, useRef, useState } from 'react'
import { uploadFile, type RunningUpload } from '@/lib/browser/upload-file'
import { fileMessages } from '@/lib/contract/file-messages'
import { fileLimits, type FileKind } from '@/lib/domain/listing-files'

/** Three uploads are enough to use a home's whole connection. Further files wait. */
const MAX_PARALLEL_UPLOADS = 3
const NOT_SENT = 'The file could not be sent. Load the page again.'

export interface LocalUpload {
  key: number
  kind: FileKind
  name: string
  /** The part of the file that is sent, from 0 to 1. */
  sentFraction: number
  state: 'waiting' | 'sending' | 'interrupted' | 'refused'
  problem: string | null
}

/** Checks the file name too, because some systems do not know the type. The server later checks the content. */
const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

const findProblem = (kind: FileKind, file: File): string | null => {
  const { size } = file
  if (size === 0) return fileMessages.empty
  if (kind !== 'document' && isHeic(file)) return fileMessages.heic
  return size > fileLimits[kind].maxBytes ? fileMessages.tooLarge(kind, fileLimits[kind].maxBytes) : null
}

/** Uploads the chosen files, a few at once. @param onUploaded called when an upload is complete */
export function useUploads(listingId: number, onUploaded: () => void) {
  const [uploads, setUploads] = useState<readonly LocalUpload[]>([])
  /* These refs hold uploads by their key. Started uploads include interrupted ones. */
  const files = useRef(new Map<number, { kind: FileKind; file: File }>())
  const waitingKeys = useRef<number[]>([])
  const sendingKeys = useRef(new Set<number>())
  const startedUploads = useRef(new Map<number, RunningUpload>())
  const nextKey = useRef(1)

  const updateUpload = (key: number, values: Partial<LocalUpload>) =>
    setUploads((current) =>
      current.map((upload) => {
        if (upload.key !== key) return upload
        return { ...upload, ...values }
      }),
    )

  const startNext = () => {
    while (sendingKeys.current.size < MAX_PARALLEL_UPLOADS) {
      const key = waitingKeys.current.shift()
      if (key === undefined) return
      sendingKeys.current.add(key)
      updateUpload(key, { state: 'sending' })
      void start(key)
    }
  }
  /** Ends the sending of a file, which stays in the list, and starts the next file. */
  const endSending = (key: number, values: Partial<LocalUpload>) => {
    sendingKeys.current.delete(key)
    updateUpload(key, values)
    startNext()
  }
  const removeUpload = (key: number) => {
    startedUploads.current.get(key)?.stop()
    startedUploads.current.delete(key)
    files.current.delete(key)
    waitingKeys.current = waitingKeys.current.filter((waitingKey) => waitingKey !== key)
    sendingKeys.current.delete(key)
    setUploads((current) => current.filter((upload) => upload.key !== key))
    startNext()
  }
  const start = async (key: number) => {
    const interruptedUpload = startedUploads.current.get(key)
    if (interruptedUpload) return interruptedUpload.resume()
    const chosenFile = files.current.get(key)
    if (!chosenFile) return
    const { file, kind } = chosenFile
    const upload = await uploadFile(
      file,
      { listingId, kind },
      {
        onProgress: (sentFraction) => updateUpload(key, { sentFraction }),
        onDone: () => {
          removeUpload(key)
          onUploaded()
        },
        onRefused: (problem) => endSending(key, { state: 'refused', problem }),
        onInterrupted: () => endSending(key, { state: 'interrupted' }),
      },
    ).catch(() => null)
    if (!upload) return endSending(key, { state: 'refused', problem: NOT_SENT })
    // The user may have cancelled the upload, or left the page, while the upload library was loading.
    if (files.current.has(key)) startedUploads.current.set(key, upload)
    else upload.stop()
  }
  const retry = (key: number) => {
    waitingKeys.current.push(key)
    updateUpload(key, { state: 'waiting' })
    startNext()
  }
  const add = (kind: FileKind, chosenFiles: readonly File[]) => {
    const addedUploads = chosenFiles.map((file): LocalUpload => {
      const key = nextKey.current++
      const problem = findProblem(kind, file)
      files.current.set(key, { kind, file })
      if (problem === null) waitingKeys.current.push(key)
      return { key, kind, name: file.name, sentFraction: 0, state: problem ? 'refused' : 'waiting', problem }
    })
    setUploads((current) => [...current, ...addedUploads])
    startNext()
  }

  const interruptedKeys = uploads.filter(({ state }) => state === 'interrupted').map(({ key }) => key)
  // Runs after each render, because the keys and `retry` are new each time.
  useEffect(() => {
    const resumeInterrupted = () => interruptedKeys.forEach(retry)
    window.addEventListener('online', resumeInterrupted)
    return () => window.removeEventListener('online', resumeInterrupted)
  })
  useEffect(() => {
    const chosenFiles = files.current
    const uploadsToStop = startedUploads.current
    return () => {
      // When the upload library has loaded, `start` stops an upload whose file is gone.
      chosenFiles.clear()
      waitingKeys.current = []
      uploadsToStop.forEach((upload) => upload.stop())
    }
  }, [])

  return { uploads, add, cancel: removeUpload, retry }
}

export type UploadActions = Omit<ReturnType<typeof useUploads>, 'uploads'>
