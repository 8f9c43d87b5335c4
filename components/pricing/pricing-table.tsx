'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { Button } from '@/components/ui/button'

const tables = {
  sale: () => import('./sale-prices'),
  let: () => import('./let-prices'),
} as const

/** HOME-08, verbatim. */
export const LOAD_ERROR = 'An error occurred while loading the component. Please try again later.'

type State = { Table: ComponentType } | 'loading' | 'failed'

/**
 * A table of prices, fetched after the page has come to life (HOME-07, D-58). Its place is kept
 * free meanwhile; each table fails by itself.
 */
export function PricingTable({ kind }: { kind: keyof typeof tables }) {
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let wanted = true
    tables[kind]().then(
      (module) => wanted && setState({ Table: module.default }),
      () => wanted && setState('failed'),
    )
    return () => {
      wanted = false
    }
  }, [kind, attempt])

  const again = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  if (state === 'failed') {
    return (
      <div
        role="alert"
        className="grid justify-items-start gap-3 rounded-lg border border-bad bg-bad-soft p-5"
      >
        <p>{LOAD_ERROR}</p>
        <Button variant="secondary" onClick={again}>
          Try again
        </Button>
      </div>
    )
  }
  if (state === 'loading')
    return (
      <div
        aria-busy="true"
        aria-label="Prices are loading"
        role="status"
        className="min-h-[67rem] animate-pulse tablet:min-h-190 rounded-lg border border-line bg-sunken"
      />
    )
  return <state.Table />
}
