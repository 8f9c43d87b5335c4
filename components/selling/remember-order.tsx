'use client'

import { useEffect } from 'react'
import { packageKeys, removeStored, writeStored } from '@/lib/browser/storage'

interface RememberOrderProps {
  packageDef: string
  additional?: { key: string; pounds: string }
  propertyId?: number
}

/** Stores the chosen package in the browser (D-19) until the success page removes it (PAY-25). */
export function RememberOrder({ packageDef, additional, propertyId }: RememberOrderProps) {
  const { key, pounds } = additional ?? {}
  useEffect(() => {
    writeStored(packageKeys.selectedPackage, packageDef)
    if (key && pounds) {
      writeStored(packageKeys.additionalPackage, key)
      writeStored(packageKeys.additionalPackageCost, pounds)
    } else {
      removeStored(packageKeys.additionalPackage)
      removeStored(packageKeys.additionalPackageCost)
    }
    // Without `propertyId`, the stored id stays, because the user may be describing that home.
    if (propertyId !== undefined) writeStored(packageKeys.propertyId, String(propertyId))
  }, [packageDef, key, pounds, propertyId])
  return null
}
