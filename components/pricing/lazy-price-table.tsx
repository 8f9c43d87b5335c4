'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { Button } from '@/components/ui/button'

const loadTable = {
  sale: () => import('./sale-prices').then((module) => module.SalePrices),
  let: () => import('./let-prices').then((module) => module.LetPrices),
} as const

/** HOME-08 fixes the wording. */
const LOAD_ERROR = 'An error occurred while loading the component. Please try again later.'

type State = { Table: ComponentType } | 'loading' | 'failed'

/** A price table that is loaded after hydration (HOME-07, D-58). The placeholder has the table's height. */
export function LazyPriceTable({ kind }: { kind: keyof typeof loadTable }) {
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isMounted = true
    loadTable[kind]().then(
      (Table) => {
        if (isMounted) setState({ Table })
      },
      () => {
        if (isMounted) setState('failed')
      },
    )
    return () => {
      isMounted = false
    }
  }, [kind, attempt])

  const retry = () => {
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
        <Button variant="secondary" onClick={retry}>
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
