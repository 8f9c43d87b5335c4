'use client'

import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { MapEngine } from './map-engine'

/** A mark on a map. Its content, such as a button, is centred at its position. */
export interface OverlayMark {
  key: string
  lat: number
  lng: number
  content: ReactNode
}

/** Keeps marks over their positions while the map moves. The marks are HTML, so that the keyboard reaches them. */
export function MapOverlay({ map, marks, label }: { map: MapEngine; marks: OverlayMark[]; label: string }) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const placeMarks = () => {
      marks.forEach(({ lat, lng }, index) => {
        const element = list.current?.children[index] as HTMLElement | undefined
        const { x, y } = map.project({ lat, lng })
        if (element) element.style.transform = `translate(${x}px, ${y}px)`
      })
    }
    placeMarks()
    return map.onMove(placeMarks)
  }, [map, marks])
  return (
    <ul ref={list} aria-label={label} className="pointer-events-none absolute inset-0 overflow-hidden">
      {marks.map(({ key, content }) => (
        <li
          key={key}
          className="pointer-events-none absolute left-0 top-0 focus-within:z-10 hover:z-10 *:pointer-events-auto *:-translate-x-1/2 *:-translate-y-1/2"
        >
          {content}
        </li>
      ))}
    </ul>
  )
}
