import { formatTime } from './dates'
import { londonDay } from './london-clock'

export interface SlotDay {
  /** As YYYY-MM-DD. */
  day: string
  /** As HH:MM. */
  times: string[]
}

/** Groups slots by their day in London. @param slots ISO times, the earliest first */
export function groupSlots(slots: readonly string[]): SlotDay[] {
  const timesByDay = new Map<string, string[]>()
  for (const slot of slots) {
    const day = londonDay(new Date(slot))
    timesByDay.set(day, [...(timesByDay.get(day) ?? []), formatTime(slot)])
  }
  return [...timesByDay].map(([day, times]) => ({ day, times }))
}

const SLOT_PARTS = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/

/** Splits 'YYYY-MM-DDTHH:MM'; null for any other text. */
export function splitSlot(slot: string): { preferred_date: string; preferred_time: string } | null {
  const [, date, time] = SLOT_PARTS.exec(slot) ?? []
  return date && time ? { preferred_date: date, preferred_time: time } : null
}
