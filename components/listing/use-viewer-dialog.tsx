'use client'

import { useState, type ComponentType, type ReactNode } from 'react'
import type { Picture } from './listing'
import type { PictureViewerProps } from './picture-viewer'

/**
 * Opens pictures in the full-screen viewer, which is loaded at the first use. Where it cannot be loaded, the file of
 * the picture opens instead.
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
