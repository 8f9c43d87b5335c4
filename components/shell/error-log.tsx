'use client'

import { useEffect } from 'react'

const describeError = (reason: unknown): [type: string, message: string] =>
  reason instanceof Error ? [reason.name, reason.message] : [typeof reason, String(reason)]

/** Logs uncaught errors and rejections to the console with type, message and source (SHELL-11, D-153). */
export function ErrorLog() {
  useEffect(() => {
    const onError = (event: ErrorEvent) => {
      const [type, message] = event.error ? describeError(event.error) : ['Error', event.message]
      console.error(type, message, `${event.filename}:${event.lineno}:${event.colno}`)
    }
    const onRejection = (event: PromiseRejectionEvent) =>
      console.error(...describeError(event.reason), 'unhandledrejection')
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [])
  return null
}
