'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

export const PrintButton = () => (
  <Button
    variant="secondary"
    size="small"
    onClick={() => window.print()}
    className="noscript:hidden print:hidden"
  >
    <Icon name="printer" className="size-4" /> Print
  </Button>
)
