'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useCloseOnBack } from '@/components/ui/use-close-on-back'
import { largePictureHref } from '@/lib/config/images'
import type { Picture } from '@/components/property/listing'
import type { PictureViewerProps } from './picture-viewer'

/** Loads the viewer when first opened. If that fails, the picture's file opens. Back closes the viewer. */
export function useViewerDialog({ pictures, label }: { pictures: Picture[]; label: string }): {
  open: (index: number) => void
  viewer: ReactNode
} {
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps> | null>(null)
  const [startIndex, setStartIndex] = useState<number | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const { pushEntry, leaveEntry } = useCloseOnBack(() => dialog.current?.close())
  const isShown = Viewer !== null && startIndex !== null
  useEffect(() => {
    if (isShown) pushEntry()
  }, [isShown, pushEntry])

  const open = (index: number) => {
    setStartIndex(index)
    if (Viewer) return
    import('./picture-viewer')
      // React calls a function that is passed to a state's setter, so the component is returned by such a function.
      .then((chunk) => setViewer(() => chunk.PictureViewer))
      .catch(() => window.open(largePictureHref(pictures[index]?.src ?? ''), '_self'))
  }

  const close = () => {
    setStartIndex(null)
    void leaveEntry()
  }

  const viewer =
    Viewer && startIndex !== null ? (
      <Viewer pictures={pictures} startIndex={startIndex} label={label} dialog={dialog} onClose={close} />
    ) : null
  return { open, viewer }
}
