'use client'

import { useState, type ComponentType } from 'react'
import { Button } from '@/components/ui/button'
import type { CostCalculatorProps } from './cost-calculator'
import type { Nation } from '@/lib/domain/nation'

/** A button that loads the cost calculator, because most visitors need only the figures on the page. */
export function CalculatorOnDemand({ price, nation }: { price: number; nation: Nation }) {
  const [state, setState] = useState<
    'closed' | 'loading' | 'failed' | { Calculator: ComponentType<CostCalculatorProps> }
  >('closed')

  if (typeof state === 'object') return <state.Calculator price={price} nation={nation} />

  const load = () => {
    setState('loading')
    import('./cost-calculator').then(
      (chunk) => setState({ Calculator: chunk.CostCalculator }),
      () => setState('failed'),
    )
  }
  return (
    <div className="mt-4 noscript:hidden print:hidden">
      <Button variant="secondary" onClick={load} disabled={state === 'loading'}>
        Work it out with your own figures
      </Button>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {state === 'failed'
          ? 'The calculator could not be loaded. Check your connection and try again.'
          : null}
      </p>
    </div>
  )
}
