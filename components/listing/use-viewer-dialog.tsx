'use client'

import { useState, type ComponentType, type ReactNode } from 'react'
import type { Picture } from './listing'
import type { PictureViewerProps } from './picture-viewer'

/**
 * Opens pictures in the full-screen viewer. The viewer's code is loaded at the first use; if that fails, the
 * picture's file opens instead.
 */
export function useViewerDialog({ pictures, label }: { pictures: Picture[]; label: string }): {
  open: (index: number) => void
  viewer: ReactNode
} {
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps> | null>(null)
  const [start, setStart] = useState<number | null>(null)

  const open = (index: number) => {
    setStart(index)
    if (Viewer) return
    import('./picture-viewer')
      .then((chunk) => setViewer(() => chunk.PictureViewer))
      .catch(() => window.open(`${pictures[index]?.src}?w=1200`, '_self'))
  }

  const viewer =
    Viewer && start !== null ? (
      <Viewer pictures={pictures} start={start} label={label} onClose={() => setStart(null)} />
    ) : null
  return { open, viewer }
}
