'use client'

import { createContext, useContext, type ReactNode } from 'react'
import type { Runtime } from '@/lib/queries/runtime'

const RuntimeContext = createContext<Runtime | null>(null)

/** Provides the settings that a browser may know; the root layout reads them on each request (D-05). */
export function RuntimeProvider({ value, children }: { value: Runtime; children: ReactNode }) {
  return <RuntimeContext value={value}>{children}</RuntimeContext>
}

/** The settings of the running site, in a client view. Server components call `getRuntime()` instead. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext)
  if (!runtime) throw new Error('useRuntime() must be called inside RuntimeProvider')
  return runtime
}
