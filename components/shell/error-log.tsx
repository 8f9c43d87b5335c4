'use client'

import { useEffect } from 'react'

const describe = (reason: unknown): [type: string, message: string] =>
  reason instanceof Error ? [reason.name, reason.message] : [typeof reason, String(reason)]

/** Logs what nothing else caught: type, message and source, to the console alone (SHELL-11, D-153). */
export function ErrorLog() {
  useEffect(() => {
    const onError = (event: ErrorEvent) => {
      const [type, message] = event.error ? describe(event.error) : ['Error', event.message]
      console.error(type, message, `${event.filename}:${event.lineno}:${event.colno}`)
    }
    const onRejection = (event: PromiseRejectionEvent) =>
      console.error(...describe(event.reason), 'unhandledrejection')
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [])
  return null
}
