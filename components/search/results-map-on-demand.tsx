'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { Button } from '@/components/ui/button'
import type { ResultsMapProps } from './results-map'

interface ResultsMapOnDemandProps extends ResultsMapProps {
  /** Called once the map has replaced the message that it is loading. */
  onLoad: () => void
}

/** Loads the map in chunks of its own when somebody opens it (P6). */
export function ResultsMapOnDemand({ onLoad, ...props }: ResultsMapOnDemandProps) {
  const [LoadedMap, setLoadedMap] = useState<ComponentType<ResultsMapProps> | null>(null)
  const [attempt, setAttempt] = useState(1)
  const [isFailed, setIsFailed] = useState(false)
  useEffect(() => {
    let isMounted = true
    import('./results-map').then(
      (chunk) => {
        // A function inside a function, because React would call a component that is passed as the new state.
        if (isMounted) setLoadedMap(() => chunk.ResultsMap)
      },
      () => {
        if (isMounted) setIsFailed(true)
      },
    )
    return () => {
      isMounted = false
    }
  }, [attempt])
  useEffect(() => {
    if (LoadedMap) onLoad()
  }, [LoadedMap, onLoad])
  if (LoadedMap) return <LoadedMap {...props} />
  return (
    <div className="grid min-h-[max(20rem,calc(100dvh-13rem))] place-items-center gap-3 rounded-lg border border-line bg-sunken p-6 text-center">
      <p role="status">
        {isFailed ? 'The map could not be loaded. The list has every home.' : 'Loading the map…'}
      </p>
      {isFailed ? (
        <Button
          variant="secondary"
          onClick={() => {
            setIsFailed(false)
            setAttempt(attempt + 1)
          }}
        >
          Try again
        </Button>
      ) : null}
    </div>
  )
}
